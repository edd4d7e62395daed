import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '../../../components/admin-data';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { ResultsDrawing } from '../../../components/icons';
import { useListScreen } from '../../../components/list-view/use-list-screen';
import { Page } from '../../../components/page';
import { useFeature } from '../../../hooks/use-feature';
import { navigate, useHashQuery } from '../../../hooks/use-hash-route';
import { useResolution } from '../../../hooks/use-resolution';
import { NEW_SURVEY, START, hrefOf } from '../../../routes';
import { store as resultsStore } from '../../../stores/results';
import { SurveySwitcher } from '../components/survey-switcher';
import { useFreshResults } from '../use-fresh-results';
import { useLastLoaded } from '../use-last-loaded';
import { DEFAULT_RANGE } from '../use-survey-results';
import { ChosenSurvey } from './chosen-survey';
import type { OverviewView } from './query';
import { longestRange, queryToView, viewToQuery, viewToRoute } from './query';
import { ResponsesCard } from './responses-card';
import { SurveysTable } from './surveys-table';
import './overview.scss';

/** The latest responses, for all surveys or for one. */
export function OverviewScreen() {
	const hashQuery = useHashQuery();
	const longest = longestRange( useFeature( 'longer-ranges' ).isAllowed );
	const view = useMemo(
		() => queryToView( hashQuery, longest ),
		[ hashQuery, longest ]
	);
	// Fixed for the lifetime of the screen: a new time on each render would make each request a different one.
	const [ now ] = useState( () => Date.now() );
	const query = useMemo(
		() => viewToQuery( view, now, longest ),
		[ view, now, longest ]
	);
	const loaded = useSelect(
		( select ) => select( resultsStore ).getOverview( query ),
		[ query ]
	);
	const chosen = useSelect(
		( select ) =>
			view.survey === undefined
				? undefined
				: select( resultsStore ).getSurveyResults(
						view.survey,
						DEFAULT_RANGE
					),
		[ view.survey ]
	);
	const overview = useLastLoaded( loaded, view.survey ?? 'all' );
	const { error, isLoading, retry } = useResolution(
		resultsStore,
		'getOverview',
		[ query ]
	);
	useFreshResults();
	const routeTo = ( changes: Partial< OverviewView > ) =>
		viewToRoute( { ...view, ...changes }, longest );
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
			: { id: view.survey, title: chosen?.survey.title ?? '…' };
	return (
		<Page
			key="overview"
			title={ __( 'Results', 'userfeedback' ) }
			actions={
				! isEmpty && (
					<SurveySwitcher
						hasAll
						current={ current }
						onChange={ ( survey ) =>
							navigate( routeTo( { survey } ) )
						}
					/>
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
							href: hrefOf( START ),
							label: __( 'Back to Results', 'userfeedback' ),
						},
					} ) }
				/>
			) }
			{ ! error && isEmpty && <NoSurveys /> }
			{ ! error && ! isEmpty && (
				<div className="userfeedback-results__cards">
					<ResponsesCard
						overview={ overview }
						isLoading={ loaded === undefined }
						range={ view.range }
						onRangeChange={ ( range ) =>
							navigate( routeTo( { range } ) )
						}
					/>
					{ view.survey === undefined ? (
						<SurveysTable
							state={ view.list }
							overview={ loaded }
							onChange={ showList }
						/>
					) : (
						<ChosenSurvey id={ view.survey } />
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
