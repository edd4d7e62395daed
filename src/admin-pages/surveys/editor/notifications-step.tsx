import { ToggleControl, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '../../../components/admin-data';
import { Card } from '../../../components/card';
import { fieldErrorsText } from '../../../components/field-error-text';
import { TextField } from '../../../components/text-field';
import { useLeft } from '../../../hooks/use-left';
import { LIMITS, errorsOf } from '../../../survey-model';
import type { StepProps } from './step-props';

const ADDRESSES = 'notifications.email.addresses';

/** The step in which it is said who is told of new responses. */
export function NotificationsStep( {
	survey,
	errors,
	isRevealed,
	onEdit,
}: StepProps ) {
	const { email } = survey.notifications;
	const field = useLeft();
	// Without the right the server hides the addresses and refuses changes.
	const mayChange = getAdminData().capabilities.view_results;
	const shown = errorsOf( errors, ADDRESSES ).filter(
		( { message } ) => isRevealed || field.hasLeft || message !== undefined
	);
	function change( changes: Partial< typeof email > ): void {
		onEdit( {
			notifications: {
				...survey.notifications,
				email: { ...email, ...changes },
			},
		} );
	}
	return (
		<div className="userfeedback-editor__cards">
			<Card
				title={
					<span>
						{ __( 'Send Email', 'userfeedback' ) }
						<span className="userfeedback-editor__hint">
							{ __(
								'Tells you of each response as it comes in. When many come in an hour, one e-mail covers several.',
								'userfeedback'
							) }
						</span>
					</span>
				}
				label={ __( 'Send Email', 'userfeedback' ) }
				hasErrors={ shown.length > 0 }
				isClosed={ mayChange && ! email.active && shown.length === 0 }
				tools={
					<ToggleControl
						__nextHasNoMarginBottom
						className="userfeedback-card__toggle"
						label={
							<VisuallyHidden>
								{ __(
									'Send an e-mail for each response',
									'userfeedback'
								) }
							</VisuallyHidden>
						}
						checked={ email.active }
						disabled={ ! mayChange }
						onChange={ ( active ) => change( { active } ) }
					/>
				}
			>
				{ mayChange ? (
					<TextField
						label={ __( 'Addresses', 'userfeedback' ) }
						help={
							email.addresses.trim() === ''
								? __(
										'Nobody is told until you enter an address.',
										'userfeedback'
									)
								: __(
										'Separate several addresses with commas.',
										'userfeedback'
									)
						}
						dir="auto"
						inputMode="email"
						autoComplete="off"
						spellCheck={ false }
						maxLength={ LIMITS.messageLength }
						value={ email.addresses }
						error={ fieldErrorsText( shown ) }
						onChange={ ( addresses ) => change( { addresses } ) }
						onBlur={ field.onBlur }
					/>
				) : (
					<p className="userfeedback-editor__locked">
						{ __(
							'Only people who may view results can see and change who is notified.',
							'userfeedback'
						) }
					</p>
				) }
			</Card>
		</div>
	);
}
