import { __ } from '@wordpress/i18n';
import { ChunkError } from '../../components/chunk-error';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { createChunk } from '../../hooks/use-chunk';
import { allSurveys } from './back-link';
// Not with the builder's script: what asks before the builder is left has to listen before the router does.
import '../../hooks/use-leave-guard';

/** The builder, which the list does not need. It is fetched when the list has nothing left to load. */
const useEditor = createChunk( () =>
	import(
		/* webpackChunkName: "admin-survey-editor", webpackPrefetch: true */ './editor/screen'
	).then( ( { EditorScreen } ) => EditorScreen )
);

interface BuilderRouteProps {
	id: number;
	/** The name of the step; the builder knows which there are. */
	step: string;
}

/** The route of a survey in the builder, with an outline while the builder's script comes. */
export function BuilderRoute( { id, step }: BuilderRouteProps ) {
	const { part: EditorScreen, hasFailed, retry } = useEditor();
	if ( EditorScreen ) {
		return <EditorScreen id={ id } step={ step } />;
	}
	return (
		<Page
			key="builder"
			back={ allSurveys() }
			title={ __( 'Edit survey', 'userfeedback' ) }
		>
			{ hasFailed ? (
				<ChunkError onRetry={ retry } />
			) : (
				<Skeleton shape="card" count={ 3 } />
			) }
		</Page>
	);
}
