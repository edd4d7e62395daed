import { __ } from '@wordpress/i18n';
import { TextField } from '@/components/text-field';
import { useFeature } from '@/hooks/use-feature';
import { LIMITS } from '@/survey-model';
import { LookGroup } from './group';
import type { LookFields } from './look-fields';

/** The texts of the buttons. */
export function Texts( { fields }: { fields: LookFields } ) {
	const { finish_text: finish, next_text: next } = fields.look;
	return (
		<LookGroup fields={ fields } name="texts">
			<LookText
				fields={ fields }
				name="next_text"
				label={ __( 'Next button', 'userfeedback' ) }
				placeholder={ __( 'Next', 'userfeedback' ) }
				maxLength={ LIMITS.buttonLength }
			/>
			{ finish !== undefined && (
				<LookText
					fields={ fields }
					name="finish_text"
					label={ __(
						'Next button of the last question',
						'userfeedback'
					) }
					placeholder={ next || __( 'Next', 'userfeedback' ) }
					maxLength={ LIMITS.buttonLength }
				/>
			) }
			<LookText
				fields={ fields }
				name="skip_text"
				label={ __( 'Skip button', 'userfeedback' ) }
				placeholder={ __( 'Skip', 'userfeedback' ) }
				maxLength={ LIMITS.buttonLength }
			/>
		</LookGroup>
	);
}

interface LookTextProps {
	fields: LookFields;
	name: 'finish_text' | 'next_text' | 'skip_text' | 'widget_toggle_text';
	label: string;
	/** The text that visitors see if the field is empty. */
	placeholder: string;
	/** In characters. */
	maxLength: number;
}

/** One text of the widget. */
export function LookText( { fields, name, ...field }: LookTextProps ) {
	const { isAllowed } = useFeature( 'texts' );
	return (
		<TextField
			{ ...field }
			dir="auto"
			disabled={ ! isAllowed }
			value={ fields.look[ name ] ?? '' }
			error={ fields.errorOf( name ) }
			onChange={ ( text ) => fields.edit( { [ name ]: text } ) }
		/>
	);
}
