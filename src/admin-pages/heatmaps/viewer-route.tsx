import { __ } from '@wordpress/i18n';
import { ChunkError } from '@/components/chunk-error';
import { ErrorBoundary } from '@/components/error-boundary';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';
import { useFeature } from '@/hooks/use-feature';
import { backToHeatmaps } from './back-link';
import { HeatmapsLock } from './lock';

/** The viewer, as a chunk that the list does not need. The browser prefetches it when it is idle. */
const useViewer = createChunk(
	() =>
		import(
			/* webpackChunkName: "admin-heatmap-viewer", webpackPrefetch: true */ './viewer/screen'
		)
);

/** The heatmap of a page. If it is locked, nothing is loaded. */
export function ViewerRoute( { id }: { id: number } ) {
	const { isAllowed } = useFeature( 'heatmap-results' );
	const { part, hasFailed, retry } = useViewer();
	if ( isAllowed && part ) {
		return (
			<ErrorBoundary key={ id }>
				<part.ViewerScreen id={ id } />
			</ErrorBoundary>
		);
	}
	return (
		<Page
			key="heatmap"
			title={ __( 'Heatmaps', 'userfeedback' ) }
			back={ backToHeatmaps() }
		>
			<HeatmapsLock />
			{ isAllowed && hasFailed && <ChunkError onRetry={ retry } /> }
			{ isAllowed && ! hasFailed && (
				<Skeleton shape="card" count={ 2 } />
			) }
		</Page>
	);
}
