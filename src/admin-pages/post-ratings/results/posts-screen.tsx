import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DateRangePicker } from '@/components/date-range';
import { daysOf } from '@/components/date-range/ranges';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { formatDecimal, formatNumber } from '@/lib/format';
import { ResultsDrawing } from '@/components/icons';
import { ListView } from '@/components/list-view';
import { useListScreen } from '@/components/list-view/use-list-screen';
import { Page } from '@/components/page';
import { useHashQuery } from '@/hooks/use-hash-route';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { useResolution } from '@/hooks/use-resolution';
import { RATING_RESULTS } from '@/routes';
import { store as ratingResultsStore } from '@/stores/rating-results';
import type { RatedPost, RatedPostList } from '@/survey-model';
import { RatingTabs } from '../components/rating-tabs';
import { ExportButton } from './export-button';
import { postFields } from './post-fields';
import type { ResultsState } from './query';
import {
	detailsRoute,
	postsToQuery,
	postsToRoute,
	queryToPosts,
} from './query';
import { useFreshRatings, useRangeContext } from './use-range-context';
import './results.scss';

const itemId = ( { post_id: id }: RatedPost ): string => String( id );

/** The posts with the number and average of their ratings. */
export function RatedPostsScreen() {
	const hashQuery = useHashQuery();
	const context = useRangeContext();
	const { hasLonger, today } = context;
	const state = useMemo(
		() => queryToPosts( hashQuery, context ),
		[ hashQuery, context ]
	);
	const query = useMemo(
		() => postsToQuery( state, context ),
		[ state, context ]
	);
	const list = useSelect(
		( select ) => select( ratingResultsStore ).getRatedPosts( query ),
		[ query ]
	);
	const { error, isLoading, retry } = useResolution(
		ratingResultsStore,
		'getRatedPosts',
		[ query ]
	);
	const shown = useLastLoaded( list, 'posts' );
	useFreshRatings();
	const { show } = useListScreen< ResultsState >( {
		path: RATING_RESULTS,
		state,
		toRoute: ( wanted ) => postsToRoute( wanted, hasLonger ),
		pagination: list?.pagination,
		isLoading,
	} );
	const { range } = state;
	const icon = list?.icon;
	const fields = useMemo(
		() =>
			postFields(
				( postId ) => detailsRoute( postId, range, hasLonger ),
				icon
			),
		[ range, hasLonger, icon ]
	);
	const filters = (
		<div className="userfeedback-rating-filters">
			<DateRangePicker
				value={ range }
				hasLonger={ hasLonger }
				allowAllTime
				medium="post-ratings"
				onChange={ ( chosen ) => show( { range: chosen, page: 1 } ) }
			/>
			{ shown && <Summary list={ shown } /> }
		</div>
	);

	return (
		<Page
			key="rating-results"
			title={ __( 'Post Ratings', 'userfeedback' ) }
			navigation={ <RatingTabs current={ RATING_RESULTS } /> }
			actions={
				<ExportButton
					report={ {
						report: 'ratings',
						orderby: query.orderby,
						order: query.order,
					} }
					days={ daysOf( range, today ) }
				/>
			}
		>
			{ filters }
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'The ratings could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) : (
				<div className="userfeedback-ratings">
					<ListView
						label={ __( 'Rated posts', 'userfeedback' ) }
						items={ list?.items }
						fields={ fields }
						isLoading={ isLoading }
						getItemId={ itemId }
						pagination={ list?.pagination }
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
									'There are no post rating results to display for the selected criteria.',
									'userfeedback'
								) }
							</EmptyState>
						}
					/>
				</div>
			) }
		</Page>
	);
}

/** The number and average of all ratings in the range. */
function Summary( { list }: { list: RatedPostList } ) {
	const {
		total_ratings: count,
		average_rating: average,
		liked_percent: liked,
	} = list;
	if ( count === 0 ) {
		return null;
	}
	const text =
		liked === null
			? sprintf(
					/* translators: 1: number of ratings, 2: their average with one decimal. */
					_n(
						'%1$s rating, average %2$s',
						'%1$s ratings, average %2$s',
						count,
						'userfeedback'
					),
					formatNumber( count ),
					formatDecimal( average )
				)
			: sprintf(
					/* translators: 1: number of ratings, 2: share of visitors who liked a post, 0 to 100. */
					_n(
						'%1$s rating, %2$s%% liked it',
						'%1$s ratings, %2$s%% liked it',
						count,
						'userfeedback'
					),
					formatNumber( count ),
					formatNumber( liked )
				);
	return <p className="userfeedback-rating-filters__summary">{ text }</p>;
}
