import { __ } from '@wordpress/i18n';
import { ChunkError } from '../../components/chunk-error';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { createChunk } from '../../hooks/use-chunk';
import { allSurveys } from './back-link';
// Not part of the builder's chunk: the guard's listener has to be registered before the router's.
import '../../hooks/use-leave-guard';

/** The builder, as a chunk that the list does not need. The browser prefetches it when it is idle. */
const useEditor = createChunk( () =>
	import(
		/* webpackChunkName: "admin-survey-editor", webpackPrefetch: true */ './editor/screen'
	).then( ( { EditorScreen } ) => EditorScreen )
);

interface BuilderRouteProps {
	id: number;
	/** The step's name; only the builder knows which ones exist. */
	step: string;
}

/** The route of a survey in the builder, with a placeholder while the builder's chunk loads. */
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
