import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SurveysDrawing } from '../../components/icons';
import { Page } from '../../components/page';
import { Pagination } from '../../components/pagination';
import { Skeleton } from '../../components/skeleton';
import { navigate, useHashQuery } from '../../hooks/use-hash-route';
import { useResolution } from '../../hooks/use-resolution';
import { store as surveysStore } from '../../stores/surveys';
import { SurveyTable } from './components/survey-table';
import { pageToRoute, routeToQuery } from './query';

/** All surveys, newest first. */
export function SurveysScreen() {
	const hashQuery = useHashQuery();
	const list = useSelect(
		( select ) =>
			select( surveysStore ).getSurveyList( routeToQuery( hashQuery ) ),
		[ hashQuery ]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurveyList', [
		routeToQuery( hashQuery ),
	] );
	// A page that is gone, because surveys were deleted, leads to the last one there is.
	const lastPage = list?.pagination.pages ?? 0;
	const isGone = lastPage > 0 && routeToQuery( hashQuery ).page > lastPage;
	useEffect( () => {
		if ( isGone ) {
			navigate( pageToRoute( lastPage ), { replace: true } );
		}
	}, [ isGone, lastPage ] );
	const createNew = (
		<Button __next40pxDefaultSize variant="primary" href="#/new">
			{ __( 'Create New', 'userfeedback' ) }
		</Button>
	);
	const isEmpty = list?.pagination.total === 0;
	return (
		<Page
			key="surveys"
			title={ __( 'Surveys', 'userfeedback' ) }
			// One primary button a screen: an empty list has it in its middle.
			actions={ isEmpty ? undefined : createNew }
		>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'Your surveys could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! error && ! list && <Skeleton shape="line" count={ 6 } /> }
			{ ! error && list && isEmpty && (
				<EmptyState
					drawing={ <SurveysDrawing /> }
					title={ __( 'No Surveys', 'userfeedback' ) }
					action={ createNew }
				>
					{ __(
						'You currently have no Surveys. Click the button below to create your first Survey.',
						'userfeedback'
					) }
				</EmptyState>
			) }
			{ ! error && list && ! isEmpty && (
				<>
					<SurveyTable surveys={ list.items } />
					<Pagination
						pagination={ list.pagination }
						onChange={ ( page ) => navigate( pageToRoute( page ) ) }
					/>
				</>
			) }
		</Page>
	);
}
