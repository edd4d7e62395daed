import { useListRoute } from '../../hooks/use-list-route';
import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Redirect } from 'wouter';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SurveysDrawing } from '../../components/icons';
import type { ListState, OnListChange } from '../../components/list-view';
import { ListView } from '../../components/list-view';
import { listWithout } from '../../components/list-view/list-state';
import { useExistingPage } from '../../components/list-view/use-existing-page';
import { Page } from '../../components/page';
import {
	navigate,
	rememberRoute,
	useHashQuery,
} from '../../hooks/use-hash-route';
import type { SurveyChange } from '../../stores/api';
import type { SurveySummary } from '../../survey-model';
import { useSurveyActions } from './actions';
import { DeleteDialog } from './components/delete-dialog';
import { surveyFields } from './fields';
import { queryToView, viewToRoute } from './query';
import { hasNoSurveys, statusFilters } from './status-filters';
import { useSurveyChanges } from './use-survey-changes';
import { useSurveyList } from './use-survey-list';

const FIELDS = surveyFields();

const itemId = ( { id }: SurveySummary ): string => String( id );

interface SurveysScreenProps {
	/** Whether somebody without a single survey is taken to the wizard: who came here first, not who came back. */
	startsWizard: boolean;
}

/** All surveys, newest first. */
export function SurveysScreen( { startsWizard }: SurveysScreenProps ) {
	const view = queryToView( useHashQuery() );
	const { list, isLoading, error, retry } = useSurveyList( view );
	useListRoute( '/' );
	const wasShown = useRef( false );
	const [ toDelete, setToDelete ] = useState< SurveySummary >();
	// As a notice of an action finds it when it comes back, not as it was when that began.
	const current = useRef( { view, list } );
	current.current = { view, list };

	const onListChange: OnListChange = useCallback(
		( changes, options ) =>
			goTo( { ...current.current.view, ...changes }, options ),
		[]
	);
	const changeSurvey = useSurveyChanges();
	const onChange = useCallback(
		async ( change: SurveyChange, survey: SurveySummary ) => {
			const total = current.current.list?.pagination.total ?? 0;
			const isStillHere = rememberRoute();
			if ( ( await changeSurvey( change, survey ) ) && isStillHere() ) {
				const next = listWithout( current.current.view, total, 1 );
				onListChange( next, { replace: true } );
			}
		},
		[ changeSurvey, onListChange ]
	);
	const actions = useSurveyActions( {
		onChange,
		onAskToDelete: setToDelete,
	} );

	// An empty list has no page to go to; of one that is loaded anew the old number says nothing.
	const pages = isLoading ? 0 : ( list?.pagination.pages ?? 0 );
	useExistingPage( view.page, pages || undefined, onListChange );

	useEffect( () => {
		if ( list ) {
			wasShown.current = true;
		}
	}, [ list ] );

	const isEmpty =
		list !== undefined &&
		list.pagination.total === 0 &&
		view.search === '' &&
		view.status === 'all';
	// Not who has just deleted the last one.
	if ( startsWizard && ! wasShown.current && list && hasNoSurveys( list ) ) {
		return <Redirect to="/new" replace />;
	}
	const createNew = (
		<Button __next40pxDefaultSize variant="primary" href="#/new">
			{ __( 'Create New', 'userfeedback' ) }
		</Button>
	);
	return (
		<Page
			key="surveys"
			title={ __( 'Surveys', 'userfeedback' ) }
			// One primary button a screen: an empty list has it in its middle.
			actions={ isEmpty ? undefined : createNew }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'Your surveys could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) : (
				<ListView
					label={ __( 'Surveys', 'userfeedback' ) }
					items={ list?.items }
					fields={ FIELDS }
					actions={ actions }
					isLoading={ isLoading }
					getItemId={ itemId }
					pagination={ list?.pagination }
					statusFilters={ list ? statusFilters( list ) : [] }
					state={ view }
					onChange={ onListChange }
					searchLabel={ __( 'Search by title', 'userfeedback' ) }
					empty={
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
					}
				/>
			) }
			{ toDelete && (
				<DeleteDialog
					survey={ toDelete }
					onCancel={ () => setToDelete( undefined ) }
					onConfirm={ () => {
						setToDelete( undefined );
						onChange( 'delete', toDelete );
					} }
				/>
			) }
		</Page>
	);
}

function goTo( view: ListState, options?: { replace?: boolean } ): void {
	const route = viewToRoute( view );
	if ( `#${ route }` !== ( window.location.hash || '#/' ) ) {
		navigate( route, options );
	}
}
