import { Button, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as addOnsStore } from '../../stores/add-ons';
import { toApiError } from '../../stores/api';
import { getAdminData } from '../admin-data';
import { Dialog } from '../dialog';
import { reloadPage } from '../reload-page';
import { useSnackbar } from '../snackbars';
import type { AddOnWork } from './error-text';
import { addOnErrorText } from './error-text';
import { hasUnsavedWork } from './has-unsaved-work';
import './add-on-flow.scss';

type Stage = 'install' | 'activate' | 'done';

/** How long the success message is shown before the page reloads. */
const RELOAD_DELAY_MS = 1000;

function stageTitle( stage: Stage ): string {
	switch ( stage ) {
		case 'install':
			return __( 'Installing Addon', 'userfeedback' );
		case 'activate':
			return __( 'Activating Addon', 'userfeedback' );
		case 'done':
			return __( 'Addon Activated', 'userfeedback' );
	}
}

interface AddOnFlowProps {
	/** Slug. */
	addOn: string;
	/** Called when the page does not reload: the operation failed, which a snackbar reports, or the page has unsaved work. */
	onClose: () => void;
}

/** Shown when the user declined the reload because of unsaved changes. */
function ReloadDeclinedDialog( {
	title,
	onClose,
}: {
	title: string;
	onClose: () => void;
} ) {
	return (
		<Dialog
			title={ stageTitle( 'done' ) }
			onClose={ onClose }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ reloadPage }
					>
						{ __( 'Reload the page', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ onClose }
					>
						{ __( 'Keep editing', 'userfeedback' ) }
					</Button>
				</>
			}
		>
			{ sprintf(
				/* translators: %s: name of an add-on. */
				__(
					'To use %s, save your changes and reload the page.',
					'userfeedback'
				),
				title
			) }
		</Dialog>
	);
}

/**
 * Installs an add-on if necessary and activates it, starting when the component mounts. Its dialog covers the screen;
 * the page then reloads to load the add-on's scripts. The browser asks first if there is unsaved work.
 */
export function AddOnFlow( { addOn, onClose }: AddOnFlowProps ) {
	const known = getAdminData().add_ons[ addOn ];
	const [ stage, setStage ] = useState< Stage >(
		known?.installed ? 'activate' : 'install'
	);
	const [ hasStayed, setHasStayed ] = useState( false );
	const { installAddOn, activateAddOn } = useDispatch( addOnsStore );
	const showSnackbar = useSnackbar();

	useEffect( () => {
		let work: AddOnWork = 'install';
		async function run(): Promise< void > {
			try {
				let basename = known?.basename ?? '';
				if ( ! known?.installed ) {
					( { basename } = await installAddOn( addOn ) );
				}
				work = 'activate';
				setStage( 'activate' );
				await activateAddOn( basename );
				setStage( 'done' );
				window.setTimeout( () => {
					const isAsked = hasUnsavedWork();
					reloadPage();
					setHasStayed( isAsked );
				}, RELOAD_DELAY_MS );
			} catch ( thrown ) {
				showSnackbar( addOnErrorText( work, toApiError( thrown ) ), {
					status: 'error',
				} );
				onClose();
			}
		}
		void run();
		// Only once, on mount: the caller has already got the user's confirmation.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [] );

	const title = known?.title ?? addOn;
	if ( hasStayed ) {
		return <ReloadDeclinedDialog title={ title } onClose={ onClose } />;
	}
	return (
		<Dialog title={ stageTitle( stage ) }>
			<p className="userfeedback-add-on-flow" role="status">
				{ stage !== 'done' && <Spinner /> }
				{ stage === 'done'
					? __( 'The page will reload now.', 'userfeedback' )
					: title }
			</p>
		</Dialog>
	);
}
