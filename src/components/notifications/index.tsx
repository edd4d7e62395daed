import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { createChunk } from '../../hooks/use-chunk';
import { getAdminData } from '../../lib/admin-data';
import { formatNumber } from '../../lib/format';
import { useSnackbar } from '../snackbars';
import { forgetOpenParameter, isOpenByAddress } from './address';
import './toggle.scss';

const useDrawer = createChunk(
	() => import( /* webpackChunkName: "admin-notifications" */ './drawer' )
);

/** Larger counts would not fit into the badge. */
const MAX_COUNT = 99;

function Bell() {
	return (
		<svg
			width="24"
			height="24"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
		</svg>
	);
}

interface DrawerProps {
	/** Gets the number of active notifications when it may have changed. */
	onCount: ( count: number ) => void;
	onClose: () => void;
}

/** Loads the drawer, and its store, when it is opened. */
function LoadedDrawer( { onCount, onClose }: DrawerProps ) {
	const { part, hasFailed } = useDrawer();
	const showSnackbar = useSnackbar();
	useEffect( () => {
		if ( hasFailed ) {
			showSnackbar(
				__(
					'The notifications could not be loaded. Check your connection and reload the page.',
					'userfeedback'
				),
				{ status: 'error', about: 'notifications' }
			);
			onClose();
		}
		// Once, when loading has failed.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [ hasFailed ] );
	return part ? (
		<part.Drawer onCount={ onCount } onClose={ onClose } />
	) : null;
}

/** The button that opens the drawer, with the number of active notifications. */
export function NotificationsToggle() {
	const [ count, setCount ] = useState(
		() => getAdminData().notification_count
	);
	const [ isOpen, setOpen ] = useState( isOpenByAddress );
	const label =
		count === 0
			? __( 'Notifications', 'userfeedback' )
			: sprintf(
					/* translators: %s: number of notifications. */
					_n(
						'Notifications (%s active)',
						'Notifications (%s active)',
						count,
						'userfeedback'
					),
					formatNumber( count )
				);
	return (
		<>
			<Button
				className="userfeedback-notifications-toggle"
				icon={ <Bell /> }
				label={ label }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ count > 0 && (
					<span
						className="userfeedback-notifications-toggle__count"
						aria-hidden="true"
					>
						{ count > MAX_COUNT
							? `${ formatNumber( MAX_COUNT ) }+`
							: formatNumber( count ) }
					</span>
				) }
			</Button>
			{ isOpen && (
				<LoadedDrawer
					onCount={ setCount }
					onClose={ () => {
						setOpen( false );
						forgetOpenParameter();
					} }
				/>
			) }
		</>
	);
}
