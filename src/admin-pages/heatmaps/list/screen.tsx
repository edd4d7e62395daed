import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ListView } from '@/components/list-view';
import { statusFiltersOf } from '@/components/list-view/status-filters';
import { useListScreen } from '@/components/list-view/use-list-screen';
import { LockedButton } from '@/components/lock';
import { Page } from '@/components/page';
import { useFeature } from '@/hooks/use-feature';
import { useHashQuery } from '@/hooks/use-hash-route';
import { useResolution } from '@/hooks/use-resolution';
import { getAdminData } from '@/lib/admin-data';
import { formatNumber } from '@/lib/format';
import { shownTitle } from '@/lib/shown-title';
import { HEATMAPS } from '@/routes';
import { store as heatmapsStore } from '@/stores/heatmaps';
import type { Heatmap, HeatmapList } from '@/stores/heatmaps-api';
import { HeatmapsLock } from '../lock';
import { HeatDrawing } from './heat-drawing';
import { heatmapFields } from './fields';
import {
	STATES,
	heatmapsToQuery,
	heatmapsToRoute,
	queryToHeatmaps,
} from './query';
import { RecordDialog } from './record-dialog';
import { stateText } from './state-label';
import { useHeatmapActions } from './use-heatmap-actions';
import './list.scss';

const FIELDS = heatmapFields();

const itemId = ( { id }: Heatmap ): string => String( id );

const quickFilters = ( { status_filters: counts }: HeatmapList ) =>
	statusFiltersOf( {
		counts,
		statuses: STATES,
		label: stateText,
		isShown: () => true,
	} );

/** The pages whose visits are recorded, newest first; or what heatmaps require. */
export function HeatmapsScreen() {
	const { isAllowed } = useFeature( 'heatmap-results' );
	return isAllowed ? (
		<HeatmapsList />
	) : (
		<Page key="heatmaps" title={ __( 'Heatmaps', 'userfeedback' ) }>
			<HeatmapsLock />
		</Page>
	);
}

function HeatmapsList() {
	const hashQuery = useHashQuery();
	const state = useMemo( () => queryToHeatmaps( hashQuery ), [ hashQuery ] );
	const query = useMemo( () => heatmapsToQuery( state ), [ state ] );
	const list = useSelect(
		( select ) => select( heatmapsStore ).getHeatmaps( query ),
		[ query ]
	);
	const { error, isLoading, retry } = useResolution(
		heatmapsStore,
		'getHeatmaps',
		[ query ]
	);
	const { show, takeOut } = useListScreen( {
		path: HEATMAPS,
		state,
		toRoute: heatmapsToRoute,
		pagination: list?.pagination,
		isLoading,
	} );
	const { actions, toDelete, dialog } = useHeatmapActions( takeOut );
	const [ isAsking, setIsAsking ] = useState( false );
	// Visitors may come at any time.
	const { invalidateHeatmaps } = useDispatch( heatmapsStore );
	useEffect( () => () => void invalidateHeatmaps(), [ invalidateHeatmaps ] );

	const isEmpty =
		list !== undefined &&
		list.pagination.total === 0 &&
		state.status === 'all';
	const record = <RecordButton onClick={ () => setIsAsking( true ) } />;

	return (
		<Page
			key="heatmaps"
			title={ __( 'Heatmaps', 'userfeedback' ) }
			// One primary button per screen: an empty list has its own.
			actions={ isEmpty ? undefined : record }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'The heatmaps could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) : (
				<ListView
					label={ __( 'Heatmaps', 'userfeedback' ) }
					items={ list?.items }
					fields={ FIELDS }
					actions={ actions }
					isLoading={ isLoading }
					getItemId={ itemId }
					pagination={ list?.pagination }
					statusFilters={ list ? quickFilters( list ) : [] }
					state={ state }
					onChange={ show }
					empty={
						<EmptyState
							drawing={ <HeatDrawing /> }
							title={ __( 'No heatmaps yet', 'userfeedback' ) }
							action={ record }
						>
							{ __(
								'Choose a page, and see after its next visits where people click and how far they read.',
								'userfeedback'
							) }
						</EmptyState>
					}
				/>
			) }
			{ isAsking && (
				<RecordDialog onClose={ () => setIsAsking( false ) } />
			) }
			{ toDelete && (
				<ConfirmDialog
					title={ __( 'Delete this heatmap?', 'userfeedback' ) }
					confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
					{ ...dialog }
				>
					{ deleteText( toDelete ) }
				</ConfirmDialog>
			) }
		</Page>
	);
}

/** The question before a heatmap is deleted. */
function deleteText( { title, views }: Heatmap ): string {
	return sprintf(
		/* translators: 1: title of a page, 2: number of recorded page views. */
		_n(
			'What was recorded of “%1$s” will be gone for good: %2$s page view.',
			'What was recorded of “%1$s” will be gone for good: %2$s page views.',
			views,
			'userfeedback'
		),
		shownTitle( title ),
		formatNumber( views )
	);
}

/** Opens the dialog for a new heatmap. Renders nothing for people who may only look. */
function RecordButton( { onClick }: { onClick: () => void } ) {
	const feature = useFeature( 'heatmaps' );
	if ( ! getAdminData().capabilities.manage ) {
		return null;
	}
	const text = __( 'Record a page', 'userfeedback' );
	return feature.isAllowed ? (
		<Button __next40pxDefaultSize variant="primary" onClick={ onClick }>
			{ text }
		</Button>
	) : (
		<LockedButton feature={ feature } medium="heatmaps" text={ text } />
	);
}
