import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { OptionChange } from '@/survey-model';

/** Says for which option earlier answers count. */
export function optionChangeText( { kind, label }: OptionChange ): string {
	return kind === 'renamed'
		? sprintf(
				/* translators: %s: the label that an option had until now. */
				__(
					'Answers to “%s” so far stay with this option.',
					'userfeedback'
				),
				label
			)
		: sprintf(
				/* translators: %s: the label of the option that this one replaces. */
				__(
					'This option is counted from now on. Answers to “%s” so far stay apart.',
					'userfeedback'
				),
				label
			);
}

interface OptionChangeNoteProps {
	/** The id of the sentence, which describes the option's field. */
	id: string;
	change: OptionChange;
	isDisabled: boolean;
	onToggle: () => void;
}

/** The line under an option that differs from the one that visitors have answered. */
export function OptionChangeNote( {
	id,
	change,
	isDisabled,
	onToggle,
}: OptionChangeNoteProps ) {
	return (
		<p className="userfeedback-options__change">
			<span id={ id } dir="auto">
				{ optionChangeText( change ) }
			</span>
			{ ! isDisabled && (
				<Button
					variant="link"
					aria-describedby={ id }
					onClick={ onToggle }
				>
					{ change.kind === 'renamed'
						? __( 'This is a new option', 'userfeedback' )
						: __( 'This is the same option', 'userfeedback' ) }
				</Button>
			) }
		</p>
	);
}
