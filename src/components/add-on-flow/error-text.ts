import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '../../stores/api';
import { describeError } from '../../lib/describe-error';

/** The operation on an add-on. An uploaded package may contain any plugin until the server has checked it. */
export type AddOnWork = 'install' | 'upload' | 'activate' | 'deactivate';

function whatFailed( work: AddOnWork ): string {
	switch ( work ) {
		case 'install':
			return __(
				'There was an error installing the addon',
				'userfeedback'
			);
		case 'upload':
			return __(
				'There was an error installing the plugin',
				'userfeedback'
			);
		case 'activate':
			return __(
				'There was an error activating the addon',
				'userfeedback'
			);
		case 'deactivate':
			return __(
				'There was an error deactivating the addon',
				'userfeedback'
			);
	}
}

/** What failed, and why. */
export function addOnErrorText( work: AddOnWork, error: ApiError ): string {
	return sprintf(
		/* translators: 1: what did not work, without a full stop, 2: why, as a sentence. */
		__( '%1$s. %2$s', 'userfeedback' ),
		whatFailed( work ),
		describeError( error )
	);
}
