import { Button } from '@wordpress/components';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Redirect } from 'wouter';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SurveysDrawing } from '../../components/icons';
import { ListView } from '../../components/list-view';
import { useListScreen } from '../../components/list-view/use-list-screen';
import { useRowChanges } from '../../components/list-view/use-row-changes';
import { Page } from '../../components/page';
import { useHashQuery } from '../../hooks/use-hash-route';
import { NEW_SURVEY, START, hrefOf } from '../../routes';
import type { SurveySummary } from '../../survey-model';
import { useSurveyActions } from './actions';
import { DeleteDialog } from './components/delete-dialog';
import { LiteFooter } from './components/lite-footer';
import { PublishedBanner } from './components/published-banner';
import { surveyFields } from './fields';
import { ImportAction } from './import';
import { queryToView, viewToRoute } from './query';
import { hasNoSurveys, statusFilters } from './status-filters';
import { useBulkActions } from './use-bulk-actions';
import { useSurveyChanges } from './use-survey-changes';
import { useSurveyList } from './use-survey-list';

const FIELDS = surveyFields();

const itemId = ( { id }: SurveySummary ): string => String( id );

interface SurveysScreenProps {
	/** Whether an empty list opens the wizard: on the first screen, but not when the user returns to it. */
	startsWizard: boolean;
}

/** All surveys, newest first. */
export function SurveysScreen( { startsWizard }: SurveysScreenProps ) {
	const hashQuery = useHashQuery();
	const view = useMemo( () => queryToView( hashQuery ), [ hashQuery ] );
	const { list, isLoading, error, retry } = useSurveyList( view );
	const { show, takeOut, changeRows } = useListScreen( {
		path: START,
		state: view,
		toRoute: viewToRoute,
		pagination: list?.pagination,
		isLoading,
		rows: list?.items.length,
	} );
	const { onChange, onAskToDelete, toDelete, dialog } =
		useRowChanges< SurveySummary >( useSurveyChanges(), takeOut );
	const {
		bulk,
		toDelete: selectedToDelete,
		dialog: bulkDialog,
	} = useBulkActions( view.status === 'trash', changeRows );
	const actions = useSurveyActions( { onChange, onAskToDelete } );

	const wasShown = useRef( false );
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
	// Not after the user has deleted the last survey.
	if ( startsWizard && ! wasShown.current && list && hasNoSurveys( list ) ) {
		return <Redirect to={ NEW_SURVEY } replace />;
	}
	const createNew = (
		<Button
			__next40pxDefaultSize
			variant="primary"
			href={ hrefOf( NEW_SURVEY ) }
		>
			{ __( 'Create New', 'userfeedback' ) }
		</Button>
	);
	return (
		<Page
			key="surveys"
			title={ __( 'Surveys', 'userfeedback' ) }
			// One primary button per screen: an empty list has its own.
			actions={
				isEmpty ? undefined : (
					<>
						<ImportAction />
						{ createNew }
					</>
				)
			}
		>
			<PublishedBanner />
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
					bulk={ bulk.actions.length > 0 ? bulk : undefined }
					isLoading={ isLoading }
					getItemId={ itemId }
					pagination={ list?.pagination }
					statusFilters={ list ? statusFilters( list ) : [] }
					state={ view }
					onChange={ show }
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
			<LiteFooter />
			{ toDelete && (
				<DeleteDialog surveys={ [ toDelete ] } { ...dialog } />
			) }
			{ selectedToDelete.length > 0 && (
				<DeleteDialog surveys={ selectedToDelete } { ...bulkDialog } />
			) }
		</Page>
	);
}
