import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { DateRangePicker } from '@/components/date-range';
import { daysOf } from '@/components/date-range/ranges';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ResultsDrawing } from '@/components/icons';
import { ListView } from '@/components/list-view';
import { statusFiltersOf } from '@/components/list-view/status-filters';
import { useListScreen } from '@/components/list-view/use-list-screen';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useHashQuery } from '@/hooks/use-hash-route';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { useResolution } from '@/hooks/use-resolution';
import { RATING_DETAILS } from '@/routes';
import { store as ratingResultsStore } from '@/stores/rating-results';
import type { ListedRating, ListedRatings } from '@/survey-model';
import { backToPosts } from './back-link';
import { ExportButton } from './export-button';
import { PostSummary } from './post-summary';
import type { ResultsState } from './query';
import { queryToRatings, ratingsToQuery, ratingsToRoute } from './query';
import { ratingFields } from './rating-fields';
import { useFreshRatings, useRangeContext } from './use-range-context';
import { deleteText, useRatingChanges } from './use-rating-changes';
import './results.scss';

const itemId = ( { id }: ListedRating ): string => String( id );

/** The quick filters, if something is held back or spam, or it is chosen. */
function quickFilters(
	{ status_filters: counts }: ListedRatings,
	chosen: string
) {
	const filters = statusFiltersOf( {
		counts,
		statuses: [ 'held', 'spam' ],
		label: ( status ) =>
			status === 'held'
				? __( 'Held back', 'userfeedback' )
				: __( 'Spam', 'userfeedback' ),
		isShown: ( status, count = 0 ) => count > 0 || status === chosen,
	} );
	return filters.length > 1 ? filters : undefined;
}

/** The single ratings of a post. */
export function RatingsScreen( { postId }: { postId: number } ) {
	const hashQuery = useHashQuery();
	const context = useRangeContext();
	const { hasLonger, today } = context;
	const state = useMemo(
		() => queryToRatings( hashQuery, context ),
		[ hashQuery, context ]
	);
	const query = useMemo(
		() => ratingsToQuery( state, context ),
		[ state, context ]
	);
	const list = useSelect(
		( select ) => select( ratingResultsStore ).getRatings( postId, query ),
		[ postId, query ]
	);
	const { error, isLoading, retry } = useResolution(
		ratingResultsStore,
		'getRatings',
		[ postId, query ]
	);
	const shown = useLastLoaded( list, postId );
	useFreshRatings();
	const { show, changeRows } = useListScreen< ResultsState >( {
		path: RATING_DETAILS.build( { postId } ),
		state,
		toRoute: ( wanted ) => ratingsToRoute( postId, wanted, hasLonger ),
		pagination: list?.pagination,
		isLoading,
		rows: list?.items.length,
	} );
	const { bulk, actions, toDelete, dialog } = useRatingChanges(
		postId,
		state.status,
		changeRows
	);
	const icon = list?.icon;
	const fields = useMemo( () => ratingFields( icon ), [ icon ] );
	const filters = (
		<div className="userfeedback-rating-filters">
			<DateRangePicker
				value={ state.range }
				hasLonger={ hasLonger }
				allowAllTime
				medium="post-ratings"
				onChange={ ( range ) => show( { range, page: 1 } ) }
			/>
		</div>
	);

	return (
		<Page
			key="rating-details"
			back={ backToPosts() }
			title={ shown?.post.post_title ?? '…' }
			actions={
				<ExportButton
					report={ { report: 'post-ratings', post_id: postId } }
					days={ daysOf( state.range, today ) }
				/>
			}
		>
			{ filters }
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'These ratings could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ backToPosts() }
				/>
			) : (
				<div className="userfeedback-ratings is-single">
					{ shown === undefined && (
						<Skeleton shape="card" count={ 1 } />
					) }
					{ shown && shown.post.total_ratings > 0 && (
						<PostSummary { ...shown } />
					) }
					<ListView
						label={ __( 'Ratings', 'userfeedback' ) }
						items={ list?.items }
						fields={ fields }
						actions={ actions }
						bulk={ bulk }
						isLoading={ isLoading }
						getItemId={ itemId }
						pagination={ list?.pagination }
						statusFilters={
							shown && quickFilters( shown, state.status )
						}
						state={ state }
						onChange={ show }
						empty={
							<EmptyState
								drawing={ <ResultsDrawing /> }
								title={ __(
									'No Results Found',
									'userfeedback'
								) }
							>
								{ __(
									'There are no rating results to display for the selected criteria.',
									'userfeedback'
								) }
							</EmptyState>
						}
					/>
				</div>
			) }
			{ toDelete.length > 0 && (
				<ConfirmDialog
					title={ __( 'Delete permanently?', 'userfeedback' ) }
					confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
					{ ...dialog }
				>
					{ deleteText( toDelete.length ) }
				</ConfirmDialog>
			) }
		</Page>
	);
}
