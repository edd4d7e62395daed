import { useSelect } from '@wordpress/data';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { siteToday } from '@/components/date-range/ranges';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useFeature } from '@/hooks/use-feature';
import { currentRoute, navigate, useHashQuery } from '@/hooks/use-hash-route';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { useResolution } from '@/hooks/use-resolution';
import { shownTitle } from '@/lib/shown-title';
import { store as heatmapsStore } from '@/stores/heatmaps';
import type { HeatmapCountsQuery } from '@/stores/heatmaps-api';
import { backToHeatmaps } from '../back-link';
import type { ViewerContext, ViewerState } from './query';
import { queryToViewer, viewerToQuery, viewerToRoute } from './query';
import { revisionDays } from './revisions';
import { Toolbar } from './toolbar';
import { Viewer } from './viewer';
import './viewer.scss';

/** What was counted, and whether it is being loaded. Without a query nothing is asked. */
function useCounts( id: number, query: HeatmapCountsQuery | null ) {
	const counts = useSelect(
		( select ) =>
			query ? select( heatmapsStore ).getCounts( id, query ) : undefined,
		[ id, query ]
	);
	return {
		counts,
		...useResolution( heatmapsStore, 'getCounts', [ id, query ] ),
	};
}

/** The address keeps the state of the viewer. */
function useViewerState( id: number ) {
	const hashQuery = useHashQuery();
	const hasLonger = useFeature( 'longer-ranges' ).isAllowed;
	// Fixed for the lifetime of the screen, so that a request stays the same after midnight.
	const [ today ] = useState( siteToday );
	const context: ViewerContext = useMemo(
		() => ( { hasLonger, today } ),
		[ hasLonger, today ]
	);
	const state = useMemo(
		() => queryToViewer( hashQuery, context ),
		[ hashQuery, context ]
	);
	const latest = useRef( state );
	latest.current = state;
	const show = useCallback(
		( changes: Partial< ViewerState > ) => {
			const route = viewerToRoute(
				id,
				{ ...latest.current, ...changes },
				context
			);
			if ( route !== currentRoute() ) {
				navigate( route );
			}
		},
		[ id, context ]
	);
	return { state, context, show };
}

/** The heatmap of a page, over that page. */
export function ViewerScreen( { id }: { id: number } ) {
	const { state, context, show } = useViewerState( id );
	const { today } = context;
	const query = useMemo(
		() => viewerToQuery( state, state.range, today ),
		[ state, today ]
	);
	const otherQuery = useMemo(
		() => state.compare && viewerToQuery( state, state.compare, today ),
		[ state, today ]
	);
	const { counts, error, isLoading, retry } = useCounts( id, query );
	const other = useCounts( id, otherQuery );
	// While another kind is loading, the numbers on the screen are of the kind before.
	const loaded = useMemo(
		() => counts && { counts, kind: state.kind },
		[ counts, state.kind ]
	);
	const last = useLastLoaded( loaded, id );
	const shown = last?.counts;
	const revisions = useMemo(
		() => ( shown ? revisionDays( shown, today ) : [] ),
		[ shown, today ]
	);
	const failed = error ?? ( state.compare ? other.error : undefined );
	const title = shown
		? shownTitle( shown.heatmap.title )
		: __( 'Heatmap', 'userfeedback' );
	const toolbar = (
		<Toolbar
			state={ state }
			context={ context }
			revisions={ revisions }
			onChange={ show }
		/>
	);

	if ( failed || ! last || ! shown ) {
		return (
			<Page key="heatmap" title={ title } back={ backToHeatmaps() }>
				{ shown && toolbar }
				{ failed ? (
					<ErrorState
						error={ failed }
						title={ __(
							'This heatmap could not be loaded',
							'userfeedback'
						) }
						onRetry={ error ? retry : other.retry }
						back={ backToHeatmaps() }
					/>
				) : (
					<Skeleton shape="card" count={ 2 } />
				) }
			</Page>
		);
	}
	return (
		<Viewer
			kind={ last.kind }
			device={ state.device }
			title={ title }
			counts={ shown }
			compared={ state.compare ? other.counts : undefined }
			isLoading={
				isLoading || ( state.compare !== null && other.isLoading )
			}
			toolbar={ toolbar }
		/>
	);
}
