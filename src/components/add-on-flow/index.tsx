import { Modal, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as addOnsStore } from '../../stores/add-ons';
import { toApiError } from '../../stores/api';
import { getAdminData } from '../admin-data';
import { reloadPage } from '../lock/reload-page';
import { useSnackbar } from '../snackbars';
import type { AddOnWork } from './error-text';
import { addOnErrorText } from './error-text';
import './add-on-flow.scss';

type Stage = 'install' | 'activate' | 'done';

/** How long it is said that all is done, in ms, before the page is loaded anew. */
const MOMENT = 1000;

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
	/** The slug of the add-on. */
	addOn: string;
	/** When it did not work; what went wrong is said in a snackbar. */
	onFailed: () => void;
}

/**
 * Installs an add-on, unless it is there, and activates it, beginning when it appears. It stays in front of the screen meanwhile, and
 * then loads the page anew: what the add-on brings comes with the page.
 */
export function AddOnFlow( { addOn, onFailed }: AddOnFlowProps ) {
	const known = getAdminData().add_ons[ addOn ];
	const [ stage, setStage ] = useState< Stage >(
		known?.installed ? 'activate' : 'install'
	);
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
				window.setTimeout( reloadPage, MOMENT );
			} catch ( thrown ) {
				showSnackbar( addOnErrorText( work, toApiError( thrown ) ), {
					status: 'error',
				} );
				onFailed();
			}
		}
		void run();
		// Once, when it appears: who shows it has decided.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [] );

	return (
		<Modal
			title={ stageTitle( stage ) }
			size="small"
			isDismissible={ false }
			shouldCloseOnEsc={ false }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => undefined }
		>
			<p className="userfeedback-add-on-flow" role="status">
				{ stage !== 'done' && <Spinner /> }
				{ stage === 'done'
					? __( 'The page will reload now.', 'userfeedback' )
					: ( known?.title ?? addOn ) }
			</p>
		</Modal>
	);
}
