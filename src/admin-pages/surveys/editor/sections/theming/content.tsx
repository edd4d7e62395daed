import { ChunkError } from '@/components/chunk-error';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';

/** Loaded when the user opens the preview. */
const usePreviewPane = createChunk( () =>
	import(
		/* webpackChunkName: "admin-survey-preview" */ './preview-pane'
	).then( ( { PreviewPane } ) => PreviewPane )
);

/** The preview of the survey and its branding options. */
export function ThemingContent() {
	const { part: PreviewPane, hasFailed, retry } = usePreviewPane();
	if ( hasFailed ) {
		return <ChunkError onRetry={ retry } />;
	}
	return PreviewPane ? (
		<PreviewPane />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}
