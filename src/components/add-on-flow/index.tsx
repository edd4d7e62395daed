import { Button, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useContext, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '../announced';
import { store as addOnsStore } from '../../stores/add-ons';
import { toApiError } from '../../stores/api';
import { getAdminData } from '../../lib/admin-data';
import { Dialog } from '../dialog';
import { reloadPage } from '../../lib/reload-page';
import { useSnackbar } from '../snackbars';
import { BeforeReload } from './before-reload';
import type { AddOnWork } from './error-text';
import { addOnErrorText } from './error-text';
import { hasUnsavedWork } from './has-unsaved-work';
import './add-on-flow.scss';

type Stage = 'save' | 'unsaved' | 'install' | 'activate' | 'done';

/** How long the success message is shown before the page reloads. */
const RELOAD_DELAY_MS = 1000;

function stageTitle( stage: Stage ): string {
	switch ( stage ) {
		case 'save':
			return __( 'Saving your work', 'userfeedback' );
		case 'unsaved':
			return __( 'Addon Not Activated', 'userfeedback' );
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

/** Shown when the screen could not save what the reload would lose. */
function UnsavedDialog( { onClose }: { onClose: () => void } ) {
	return (
		<Dialog
			title={ stageTitle( 'unsaved' ) }
			onClose={ onClose }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onClose }
				>
					{ __( 'Keep editing', 'userfeedback' ) }
				</Button>
			}
		>
			{ __(
				'Your work could not be saved, and it would be lost when the page reloads. The page shows what to correct. Then try again.',
				'userfeedback'
			) }
		</Dialog>
	);
}

/**
 * Installs an add-on if necessary and activates it, starting when the component mounts. Its dialog covers the screen;
 * the page then reloads to load the add-on's scripts. The screen may save its work first (BeforeReload); otherwise the
 * browser asks if there is unsaved work.
 */
export function AddOnFlow( { addOn, onClose }: AddOnFlowProps ) {
	const known = getAdminData().add_ons[ addOn ];
	const work = known?.installed ? 'activate' : 'install';
	const beforeReload = useContext( BeforeReload );
	const [ stage, setStage ] = useState< Stage >(
		beforeReload ? 'save' : work
	);
	const [ hasStayed, setHasStayed ] = useState( false );
	const { installAddOn, activateAddOn } = useDispatch( addOnsStore );
	const showSnackbar = useSnackbar();

	useEffect( () => {
		let current: AddOnWork = work;
		async function run(): Promise< void > {
			if ( beforeReload ) {
				if ( ! ( await beforeReload() ) ) {
					setStage( 'unsaved' );
					return;
				}
				setStage( work );
			}
			try {
				let basename = known?.basename ?? '';
				if ( ! known?.installed ) {
					( { basename } = await installAddOn( addOn ) );
				}
				current = 'activate';
				setStage( 'activate' );
				await activateAddOn( basename );
				setStage( 'done' );
				window.setTimeout( () => {
					const isAsked = hasUnsavedWork();
					reloadPage();
					setHasStayed( isAsked );
				}, RELOAD_DELAY_MS );
			} catch ( thrown ) {
				showSnackbar( addOnErrorText( current, toApiError( thrown ) ), {
					status: 'error',
					about: `add-on-${ addOn }`,
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
	if ( stage === 'unsaved' ) {
		return <UnsavedDialog onClose={ onClose } />;
	}
	return (
		<Dialog title={ stageTitle( stage ) }>
			<Announced className="userfeedback-add-on-flow">
				{ stage !== 'done' && <Spinner /> }
				{ stage === 'done'
					? __( 'The page will reload now.', 'userfeedback' )
					: title }
			</Announced>
		</Dialog>
	);
}
