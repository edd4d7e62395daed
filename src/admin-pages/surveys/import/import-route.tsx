import { __ } from '@wordpress/i18n';
import { ChunkError } from '../../../components/chunk-error';
import { Page } from '../../../components/page';
import { Skeleton } from '../../../components/skeleton';
import { createChunk } from '../../../hooks/use-chunk';
import { allSurveys } from '../back-link';

/** The screens of imports, as a chunk that the list does not need. */
const useScreens = createChunk(
	() => import( /* webpackChunkName: "admin-import" */ './screens' )
);

/** The route of all imports, or of one, with a placeholder while their chunk loads. */
export function ImportRoute( { id }: { id?: number } ) {
	const { part: screens, hasFailed, retry } = useScreens();
	if ( screens ) {
		return id === undefined ? (
			<screens.ImportScreen />
		) : (
			<screens.FileImportScreen key={ id } id={ id } />
		);
	}
	return (
		<Page
			key="import"
			back={ allSurveys() }
			title={ __( 'Import', 'userfeedback' ) }
		>
			{ hasFailed ? (
				<ChunkError onRetry={ retry } />
			) : (
				<Skeleton shape="card" count={ 2 } />
			) }
		</Page>
	);
}
