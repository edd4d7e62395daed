import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { RadioCards } from '@/components/radio-cards';
import { LIMITS, errorsWithin, withThankYouType } from '@/survey-model';
import { useEditor, useEditorValue } from '../../context';
import { defaultThankYou } from '@/lib/default-thank-you';
import { MEDIUM } from '../../medium';
import { kindOf } from '../../question-types';
import { useField } from '../../use-field';
import { RedirectList } from './redirect-list';
import { TargetFields } from './target-fields';

/** The message after the last question. It cannot be empty: the default replaces an empty text. */
function MessageField( { help }: { help: string } ) {
	const message = useField( 'settings.thank_you.message' );
	const { value, error } = message;
	return (
		<div className="userfeedback-thank-you__message">
			<TextareaControl
				__nextHasNoMarginBottom
				className={ `userfeedback-text-field${ error === undefined ? '' : ' is-invalid' }` }
				label={ __( 'Thank-you message', 'userfeedback' ) }
				help={ error ?? help }
				rows={ 2 }
				disabled={ message.isLocked }
				maxLength={ LIMITS.messageLength }
				dir="auto"
				aria-invalid={ error !== undefined }
				value={ value }
				onChange={ message.set }
				onBlur={ () => {
					if ( value.trim() === '' ) {
						message.set( defaultThankYou() );
					}
				} }
			/>
			{ message.lock }
		</div>
	);
}

/** The page or URL that all visitors are sent to. */
function RedirectField() {
	const section = useField( 'settings.thank_you' );
	const page = useField( 'settings.thank_you.redirect_to' );
	const url = useField( 'settings.thank_you.redirect_url' );
	return (
		<TargetFields
			page={ page.value }
			url={ url.value }
			paths={ {
				page: 'settings.thank_you.redirect_to',
				url: 'settings.thank_you.redirect_url',
			} }
			pageError={ page.error }
			urlError={ url.error }
			isDisabled={ page.isLocked }
			onChange={ ( target ) =>
				section.set( ( current ) => ( {
					...current,
					redirect_to: target.page,
					redirect_url: target.url,
				} ) )
			}
			onBlur={ ( event ) => {
				page.onBlur( event );
				url.onBlur( event );
			} }
		/>
	);
}

/** What happens after the last question. */
export function ThankYouCard() {
	const { edit } = useEditor( 'edit' );
	const { value, error } = useField( 'settings.thank_you.type' );
	const hasErrors = useEditorValue( ( { errors, isRevealed } ) =>
		errorsWithin( errors, 'settings.thank_you' ).some(
			( { message } ) => isRevealed || message !== undefined
		)
	);
	return (
		<Card
			title={ __( 'Thank you', 'userfeedback' ) }
			hasErrors={ hasErrors }
		>
			<RadioCards
				label={ __( 'After the last question', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ value }
				error={ error }
				onChange={ ( chosen ) =>
					edit( ( { questions, settings } ) => ( {
						settings: {
							...settings,
							thank_you: withThankYouType(
								settings.thank_you,
								chosen,
								questions,
								kindOf
							),
						},
					} ) )
				}
				cards={ [
					{
						value: 'message',
						label: __( 'Show a message', 'userfeedback' ),
						description: __(
							'Visitors stay on the page.',
							'userfeedback'
						),
						children: (
							<MessageField
								help={ __(
									'Shown after the last question.',
									'userfeedback'
								) }
							/>
						),
					},
					{
						value: 'redirect',
						label: __( 'Redirect', 'userfeedback' ),
						description: __(
							'All visitors go to the same page.',
							'userfeedback'
						),
						feature: 'redirects',
						children: <RedirectField />,
					},
					{
						value: 'conditional_redirect',
						label: __( 'Conditional redirect', 'userfeedback' ),
						description: __(
							'Answers decide where a visitor goes. The first condition that is true is used.',
							'userfeedback'
						),
						feature: 'redirects',
						children: (
							<>
								<RedirectList />
								<MessageField
									help={ __(
										'Shown if no condition holds.',
										'userfeedback'
									) }
								/>
							</>
						),
					},
				] }
			/>
		</Card>
	);
}
