import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '@/lib/admin-data';
import type { RangeChoice } from '@/components/date-range/ranges';
import {
	rangeArguments,
	rangeToParams,
	siteToday,
} from '@/components/date-range/ranges';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ResultsDrawing } from '@/components/icons';
import { useListScreen } from '@/components/list-view/use-list-screen';
import { LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { useFeature } from '@/hooks/use-feature';
import { navigate, useHashQuery } from '@/hooks/use-hash-route';
import { useResolution } from '@/hooks/use-resolution';
import { NEW_SURVEY, START, hrefOf } from '@/routes';
import { store as resultsStore } from '@/stores/results';
import type { SurveyResults } from '@/survey-model';
import { SurveySwitcher } from '../components/survey-switcher';
import { useFreshResults } from '../use-fresh-results';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { ChosenSurvey } from './chosen-survey';
import type { OverviewView } from './query';
import { queryToView, resultsRoute, viewToQuery, viewToRoute } from './query';
import { ResponsesCard } from './responses-card';
import { SurveysTable } from './surveys-table';
import './overview.scss';

/**
 * Goes to the results of the chosen survey if it measures a Net Promoter Score: these have a screen of their own. For
 * addresses that name one; the switcher knows the type before.
 */
function useNpsScreen(
	chosen: SurveyResults | undefined,
	range: RangeChoice,
	hasLonger: boolean
): boolean {
	const survey = chosen?.survey;
	const target =
		survey?.type === 'nps'
			? resultsRoute( survey.id, range, hasLonger )
			: undefined;
	useEffect( () => {
		if ( target !== undefined ) {
			navigate( target, { replace: true } );
		}
	}, [ target ] );
	return target !== undefined;
}

/** The latest responses, for all surveys or for one. */
export function OverviewScreen() {
	const hashQuery = useHashQuery();
	const hasLonger = useFeature( 'longer-ranges' ).isAllowed;
	// Fixed for the lifetime of the screen, so that a request stays the same after midnight.
	const [ today ] = useState( siteToday );
	const view = useMemo(
		() => queryToView( hashQuery, hasLonger, today ),
		[ hashQuery, hasLonger, today ]
	);
	const query = useMemo(
		() => viewToQuery( view, hasLonger, today ),
		[ view, hasLonger, today ]
	);
	const days = useMemo(
		() => rangeArguments( view.range, hasLonger, today ),
		[ view.range, hasLonger, today ]
	);
	const loaded = useSelect(
		( select ) => select( resultsStore ).getOverview( query ),
		[ query ]
	);
	const chosen = useSelect(
		( select ) =>
			view.survey === undefined
				? undefined
				: select( resultsStore ).getSurveyResults( view.survey, days ),
		[ view.survey, days ]
	);
	const shownSurvey = useLastLoaded( chosen?.survey, view.survey ?? 'all' );
	const overview = useLastLoaded( loaded, view.survey ?? 'all' );
	const { error, isLoading, retry } = useResolution(
		resultsStore,
		'getOverview',
		[ query ]
	);
	useFreshResults();
	const isLeaving = useNpsScreen( chosen, view.range, hasLonger );
	const routeTo = ( changes: Partial< OverviewView > ) =>
		viewToRoute( { ...view, ...changes }, hasLonger );
	const routeOf = useCallback(
		( id: number ) => resultsRoute( id, view.range, hasLonger ),
		[ view.range, hasLonger ]
	);
	const { show: showList } = useListScreen( {
		path: START,
		state: view.list,
		toRoute: ( list ) => routeTo( { list } ),
		pagination: loaded?.pagination,
		isLoading,
	} );

	const isEmpty =
		view.survey === undefined && overview?.pagination.total === 0;
	const current =
		view.survey === undefined
			? undefined
			: { id: view.survey, title: shownSurvey?.title ?? '…' };
	return (
		<Page
			key="overview"
			title={ __( 'Results', 'userfeedback' ) }
			actions={
				! isEmpty && (
					<>
						<SurveySwitcher
							hasAll
							current={ current }
							onChange={ ( survey, type ) =>
								navigate(
									survey !== undefined && type === 'nps'
										? routeOf( survey )
										: routeTo( { survey } )
								)
							}
						/>
						{ current && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								href={ hrefOf( routeOf( current.id ) ) }
							>
								{ __( 'See full results', 'userfeedback' ) }
							</Button>
						) }
					</>
				)
			}
		>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'Your results could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					{ ...( current && {
						back: {
							href: hrefOf( routeTo( { survey: undefined } ) ),
							label: __( 'Back to Results', 'userfeedback' ),
						},
					} ) }
				/>
			) }
			{ ! error && isEmpty && <NoSurveys /> }
			{ ! error && ! isEmpty && (
				<div className="userfeedback-results__cards">
					{ /* The statistics of one survey have a banner of their own. */ }
					{ ! current && (
						<LockBlurb
							feature="longer-ranges"
							medium="results-overview"
						/>
					) }
					<ResponsesCard
						overview={ isLeaving ? undefined : overview }
						isLoading={ loaded === undefined }
						range={ view.range }
						hasLonger={ hasLonger }
						today={ today }
						onRangeChange={ ( range ) =>
							navigate( routeTo( { range } ) )
						}
					/>
					{ view.survey === undefined ? (
						<SurveysTable
							state={ view.list }
							overview={ loaded }
							onChange={ showList }
							routeOf={ routeOf }
						/>
					) : (
						! isLeaving && (
							<ChosenSurvey
								id={ view.survey }
								query={ days }
								range={ rangeToParams( view.range ) }
							/>
						)
					) }
				</div>
			) }
		</Page>
	);
}

function NoSurveys() {
	const mayEdit = getAdminData().capabilities.edit_surveys;
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No results yet', 'userfeedback' ) }
			action={
				mayEdit && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ surveysUrl( NEW_SURVEY ) }
					>
						{ __( 'Create New', 'userfeedback' ) }
					</Button>
				)
			}
		>
			{ mayEdit
				? __(
						'What visitors answer is counted here. Create your first survey to hear from them.',
						'userfeedback'
					)
				: __(
						'What visitors answer is counted here. There is no survey yet: ask an administrator of this site to create one.',
						'userfeedback'
					) }
		</EmptyState>
	);
}
