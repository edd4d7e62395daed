import { ToggleControl, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Card } from '@/components/card';

interface NotificationCardProps {
	title: string;
	/** What it does. */
	hint: string;
	/** The name of its switch. */
	switchLabel: string;
	isOn: boolean;
	onSwitch: ( isOn: boolean ) => void;
	isSwitchDisabled?: boolean;
	isClosed: boolean;
	hasErrors?: boolean;
	children: ReactNode;
}

/** The card of a notification, with the switch that turns it on. */
export function NotificationCard( {
	title,
	hint,
	switchLabel,
	isOn,
	onSwitch,
	isSwitchDisabled = false,
	isClosed,
	hasErrors = false,
	children,
}: NotificationCardProps ) {
	return (
		<Card
			title={
				<span>
					{ title }
					<span className="userfeedback-editor__hint">{ hint }</span>
				</span>
			}
			label={ title }
			hasErrors={ hasErrors }
			isClosed={ isClosed }
			tools={
				<ToggleControl
					__nextHasNoMarginBottom
					className="userfeedback-card__toggle"
					label={ <VisuallyHidden>{ switchLabel }</VisuallyHidden> }
					checked={ isOn }
					disabled={ isSwitchDisabled }
					onChange={ onSwitch }
				/>
			}
		>
			{ children }
		</Card>
	);
}

/** Replaces the fields of a notification for people who may not view results: the server hides them and refuses changes. */
export function HiddenNotification() {
	return (
		<p className="userfeedback-editor__locked">
			{ __(
				'Only people who may view results can see and change who is notified.',
				'userfeedback'
			) }
		</p>
	);
}
