import { speak } from '@wordpress/a11y';
import { Button, Modal, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useResolution } from '../../hooks/use-resolution';
import { store as notificationsStore } from '../../stores/notifications';
import { ErrorState } from '../error-state';
import { Skeleton } from '../skeleton';
import './drawer.scss';
import { Item } from './item';
import { useNotificationWork } from './use-notification-work';

const TITLES = {
	inbox: () => __( 'Inbox', 'userfeedback' ),
	dismissed: () => __( 'Dismissed', 'userfeedback' ),
};

/** The notifications of the user, in a sheet at the side of the screen. */
export function Drawer( {
	onCount,
	onClose,
}: {
	onCount: ( count: number ) => void;
	onClose: () => void;
} ) {
	const [ view, setView ] = useState< keyof typeof TITLES >( 'inbox' );
	const { active, dismissed } = useSelect( ( select ) => {
		const { getActive, getDismissed } = select( notificationsStore );
		return { active: getActive(), dismissed: getDismissed() };
	}, [] );
	const { error, retry } = useResolution(
		notificationsStore,
		'getActive',
		[]
	);
	const { invalidateResolution } = useDispatch( notificationsStore );
	// Some have come since it was open the last time.
	useEffect(
		() => () => void invalidateResolution( 'getActive', [] ),
		[ invalidateResolution ]
	);
	const count = active?.length;
	useEffect( () => {
		if ( count !== undefined ) {
			onCount( count );
		}
	}, [ count, onCount ] );
	const work = useNotificationWork();
	const list = useRef< HTMLUListElement >( null );
	const switcher = useRef< HTMLButtonElement >( null );
	const isInbox = view === 'inbox';
	const shown = isInbox ? active : dismissed;

	const change = () => {
		const next = isInbox ? 'dismissed' : 'inbox';
		setView( next );
		speak( TITLES[ next ]() );
	};
	/** The focus goes to the next one, or to the one before, or to what is left. */
	const dismiss = ( index: number ) => {
		const headings = list.current?.querySelectorAll< HTMLElement >(
			'[data-notification]'
		);
		const neighbor = headings?.[ index + 1 ] ?? headings?.[ index - 1 ];
		( neighbor ?? switcher.current )?.focus();
		const id = shown?.[ index ]?.id;
		if ( id !== undefined ) {
			speak( __( 'Dismissed.', 'userfeedback' ) );
			void work.dismiss( id );
		}
	};
	const dismissAll = () => {
		switcher.current?.focus();
		speak( __( 'All notifications are dismissed.', 'userfeedback' ) );
		void work.dismissAll();
	};

	return (
		<Modal
			className="userfeedback-drawer"
			overlayClassName="userfeedback-drawer-overlay"
			title={ TITLES[ view ]() }
			onRequestClose={ onClose }
		>
			<div className="userfeedback-drawer__bar">
				<Button
					ref={ switcher }
					size="compact"
					variant="tertiary"
					onClick={ change }
				>
					{ isInbox
						? __( 'View Dismissed', 'userfeedback' )
						: __( 'Back to Inbox', 'userfeedback' ) }
				</Button>
				{ isInbox && active !== undefined && active.length > 0 && (
					<Button
						size="compact"
						variant="tertiary"
						onClick={ dismissAll }
					>
						{ __( 'Dismiss All', 'userfeedback' ) }
					</Button>
				) }
			</div>
			{ work.problem !== '' && (
				<Notice
					className="userfeedback-drawer__problem"
					status="error"
					onRemove={ work.forgetProblem }
				>
					{ work.problem }
				</Notice>
			) }
			{ shown === undefined && error === undefined && (
				<Skeleton count={ 3 } shape="card" />
			) }
			{ shown === undefined && error !== undefined && (
				<ErrorState
					error={ error }
					title={ __(
						'The notifications could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ shown?.length === 0 && (
				<p className="userfeedback-drawer__empty">
					{ __( 'No notifications', 'userfeedback' ) }
				</p>
			) }
			{ shown !== undefined && shown.length > 0 && (
				<ul className="userfeedback-drawer__list" ref={ list }>
					{ shown.map( ( notification, index ) => (
						<Item
							key={ notification.id }
							notification={ notification }
							onDismiss={
								isInbox ? () => dismiss( index ) : undefined
							}
							onAction={ work.run }
							onFollow={ onClose }
						/>
					) ) }
				</ul>
			) }
		</Modal>
	);
}
