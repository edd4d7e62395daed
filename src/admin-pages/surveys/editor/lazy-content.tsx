import type { ComponentType } from 'react';
import { ChunkError } from '@/components/chunk-error';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';

/**
 * The content of a section as a script of its own, loaded when its step is opened: the builder's first load has a budget.
 *
 * @param load An import() with a webpackChunkName.
 */
export function lazyContent(
	load: () => Promise< ComponentType >
): ComponentType {
	const useContent = createChunk( load );
	return function LazyContent() {
		const { part: Content, hasFailed, retry } = useContent();
		if ( hasFailed ) {
			return <ChunkError onRetry={ retry } />;
		}
		return Content ? <Content /> : <Skeleton shape="card" count={ 1 } />;
	};
}
