import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { SettingsFields } from '../components/loaded-settings';
import { WIDGET_SETTINGS, changedSettings, resetSettings } from './reset';

/** Gives all settings of the tab their defaults again, after a question. */
export function ResetAll( { fields }: { fields: SettingsFields } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const changed = changedSettings( fields.settings, WIDGET_SETTINGS );
	const text = __( 'Reset all to defaults', 'userfeedback' );
	function reset(): void {
		resetSettings( fields, changed );
		setIsAsking( false );
		speak(
			__(
				'All settings of the widget are reset to their defaults. Save the settings to keep them.',
				'userfeedback'
			)
		);
	}
	return (
		<div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				disabled={ changed.length === 0 }
				// It keeps the focus when there is nothing left to reset.
				accessibleWhenDisabled
				onClick={ () => setIsAsking( true ) }
			>
				{ text }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __(
						'Reset all settings of the widget?',
						'userfeedback'
					) }
					confirmLabel={ text }
					onConfirm={ reset }
					onCancel={ () => setIsAsking( false ) }
				>
					{ __(
						'The styles, the time between surveys and the cookies get their defaults. Nothing is stored until you save the settings. Surveys with values of their own keep them.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</div>
	);
}
