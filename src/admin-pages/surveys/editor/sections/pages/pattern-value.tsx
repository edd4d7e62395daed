import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { getAdminData } from '@/lib/admin-data';
import { TextField } from '@/components/text-field';
import type { SimplePatternKind } from '@/survey-model';
import {
	LIMITS,
	fromPattern,
	isAddressStart,
	isPageUrl,
	patternProblem,
	toPattern,
} from '@/survey-model';
import { rulePlaceholder, simplePatternErrorText } from './rule-texts';

/** The host of this site, which a path is about. */
export function siteHost(): string {
	const { site_url: home } = getAdminData();
	return isPageUrl( home ) ? new URL( home ).host : '';
}

interface PatternValueProps {
	kind: SimplePatternKind;
	label: string;
	/** A regular expression, empty or of this kind. */
	pattern: string;
	/** Whether the rule has an error that is shown now. */
	isInvalid: boolean;
	isLocked: boolean;
	onChange: ( pattern: string ) => void;
	onBlur: ( event: FocusEvent ) => void;
}

/** An address instead of the regular expression that it becomes. */
export function PatternValue( {
	kind,
	label,
	pattern,
	isInvalid,
	isLocked,
	onChange,
	onBlur,
}: PatternValueProps ) {
	const host = siteHost();
	const text = fromPattern( pattern, host )?.text ?? '';
	return (
		<TextField
			hideLabelFromVision
			dir="ltr"
			type="text"
			autoComplete="off"
			spellCheck={ false }
			label={ label }
			placeholder={ rulePlaceholder( kind ) }
			maxLength={ LIMITS.pageRuleText }
			disabled={ isLocked }
			value={ text }
			error={
				isInvalid
					? simplePatternErrorText( patternProblem( pattern ) )
					: undefined
			}
			help={
				isAddressStart( text )
					? undefined
					: __(
							'No address of a page begins like this: begin with / or https://.',
							'userfeedback'
						)
			}
			onChange={ ( value ) =>
				onChange( toPattern( { kind, text: value.trimStart() }, host ) )
			}
			onBlur={ onBlur }
		/>
	);
}
