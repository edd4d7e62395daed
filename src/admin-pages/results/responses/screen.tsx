import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { ResultsDrawing } from '../../../components/icons';
import { ListView } from '../../../components/list-view';
import { useListScreen } from '../../../components/list-view/use-list-screen';
import { useRowChanges } from '../../../components/list-view/use-row-changes';
import { Lock } from '../../../components/lock';
import { Page } from '../../../components/page';
import { useFeature } from '../../../hooks/use-feature';
import { navigate, useHashQuery } from '../../../hooks/use-hash-route';
import { useResolution } from '../../../hooks/use-resolution';
import { RESPONSES, SURVEY_RESULTS, hrefOf } from '../../../routes';
import { store as responsesStore } from '../../../stores/responses';
import type { ResponseItem } from '../../../survey-model';
import { backToResults } from '../back-link';
import { SurveySwitcher } from '../components/survey-switcher';
import { useFreshResponses } from '../use-fresh-responses';
import { useLastLoaded } from '../use-last-loaded';
import { useResponseChanges } from '../use-response-changes';
import { useAllowedActions, useResponseActions } from './actions';
import { DeleteDialog } from './delete-dialog';
import { responseFields } from './fields';
import { queryToState, stateToQuery, stateToRoute } from './query';
import { statusFilters } from './status-filters';

const itemId = ( { id }: ResponseItem ): string => String( id );

/** The list of a survey's responses. */
export function ResponsesScreen( { surveyId }: { surveyId: number } ) {
	const hashQuery = useHashQuery();
	const hasFilters = useFeature( 'quick-filters' ).isAllowed;
	const state = useMemo(
		() => queryToState( hashQuery, hasFilters ),
		[ hashQuery, hasFilters ]
	);
	const query = useMemo( () => stateToQuery( state ), [ state ] );
	const list = useSelect(
		( select ) =>
			select( responsesStore ).getResponseList( surveyId, query ),
		[ surveyId, query ]
	);
	const shown = useLastLoaded( list, surveyId );
	const { error, isLoading, retry } = useResolution(
		responsesStore,
		'getResponseList',
		[ surveyId, query ]
	);
	useFreshResponses( surveyId );
	const { show, takeOut } = useListScreen( {
		path: RESPONSES.build( { surveyId } ),
		state,
		toRoute: ( wanted ) => stateToRoute( surveyId, wanted ),
		pagination: list?.pagination,
		isLoading,
	} );
	const change = useResponseChanges( surveyId );
	const { onChange, onAskToDelete, toDelete, dialog } =
		useRowChanges< ResponseItem >( change, takeOut );
	const onMark = useCallback(
		( mark: 'test' | 'no-test', item: ResponseItem ) =>
			void change( mark, item ),
		[ change ]
	);
	const { canView, mayChange, canChange } = useAllowedActions();
	const hasLockedActions = mayChange && ! canChange;
	const fields = useMemo(
		() => responseFields( surveyId, { canView, hasLockedActions } ),
		[ surveyId, canView, hasLockedActions ]
	);
	const actions = useResponseActions( {
		surveyId,
		onChange,
		onMark,
		onAskToDelete,
	} );

	return (
		<Page
			key="responses"
			back={ {
				href: hrefOf( SURVEY_RESULTS.build( { surveyId } ) ),
				label: __( 'Go Back', 'userfeedback' ),
			} }
			title={ __( 'Responses', 'userfeedback' ) }
			actions={
				<SurveySwitcher
					current={ shown?.survey ?? { id: surveyId, title: '…' } }
					onChange={ ( id ) =>
						navigate(
							RESPONSES.build( { surveyId: id ?? surveyId } )
						)
					}
				/>
			}
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'These responses could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ backToResults() }
				/>
			) : (
				<ListView
					key={ surveyId }
					label={ __( 'Responses', 'userfeedback' ) }
					items={ list?.items }
					fields={ fields }
					actions={ actions }
					isLoading={ isLoading }
					getItemId={ itemId }
					pagination={ list?.pagination }
					statusFilters={
						shown ? statusFilters( shown, state.status ) : []
					}
					filterLock={
						hasFilters ? undefined : (
							<Lock feature="quick-filters" medium="responses" />
						)
					}
					state={ state }
					onChange={ show }
					empty={ <NoResponses surveyId={ surveyId } /> }
				/>
			) }
			{ toDelete && <DeleteDialog item={ toDelete } { ...dialog } /> }
		</Page>
	);
}

function NoResponses( { surveyId }: { surveyId: number } ) {
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No responses yet', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ hrefOf( SURVEY_RESULTS.build( { surveyId } ) ) }
				>
					{ __( 'See the results', 'userfeedback' ) }
				</Button>
			}
		>
			{ __(
				'What each visitor answers will be listed here, the newest first.',
				'userfeedback'
			) }
		</EmptyState>
	);
}
