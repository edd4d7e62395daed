import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { ChoicesField } from '@/components/choices-field';
import { TextField } from '@/components/text-field';
import { searchPages, searchRuleChoices } from '@/stores/api';
import type { PageRule, PageRuleName, RuleChoice } from '@/survey-model';
import { LIMITS, PAGE_RULES } from '@/survey-model';
import { rulePlaceholder } from './rule-texts';

interface RuleValueProps {
	name: PageRuleName;
	label: string;
	data: PageRule[ 'data' ];
	error: string | undefined;
	isLocked: boolean;
	onChange: ( data: PageRule[ 'data' ] ) => void;
	onBlur: ( event: FocusEvent ) => void;
}

async function searchContent( text: string ): Promise< RuleChoice[] > {
	const pages = await searchPages( text );
	return pages.map( ( { id, title } ) => ( {
		id: String( id ),
		label: title,
	} ) );
}

function ChoicesValue( {
	name,
	label,
	data,
	error,
	isLocked,
	onChange,
	onBlur,
}: RuleValueProps ) {
	return (
		<ChoicesField
			hideLabelFromVision
			label={ label }
			disabled={ isLocked }
			max={ LIMITS.pageRuleChoices }
			value={ typeof data === 'string' ? [] : data }
			error={ error }
			search={
				name === 'specific_pages'
					? searchContent
					: ( text ) => searchRuleChoices( name, text )
			}
			onChange={ onChange }
			onBlur={ onBlur }
		/>
	);
}

function LoginValue( {
	label,
	data,
	error,
	isLocked,
	onChange,
	onBlur,
}: RuleValueProps ) {
	const choices: readonly RuleChoice[] = [
		{ id: 'yes', label: __( 'Logged in', 'userfeedback' ) },
		{ id: 'no', label: __( 'Not logged in', 'userfeedback' ) },
	];
	const chosen = typeof data === 'string' ? undefined : data[ 0 ];
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			className={
				error === undefined ? '' : 'userfeedback-rule__invalid'
			}
			label={ label }
			disabled={ isLocked }
			aria-invalid={ error !== undefined }
			help={ error }
			value={ chosen?.id ?? '' }
			options={ [
				{ value: '', label: __( 'Choose…', 'userfeedback' ) },
				...choices.map( ( choice ) => ( {
					value: choice.id,
					label: choice.label,
				} ) ),
			] }
			onChange={ ( id ) =>
				onChange( choices.filter( ( choice ) => choice.id === id ) )
			}
			onBlur={ onBlur }
		/>
	);
}

/** The control for the value of a rule, by the rule's type. */
export function RuleValue( props: RuleValueProps ) {
	const { name, label, data, error, isLocked, onChange, onBlur } = props;
	const kind = PAGE_RULES[ name ];
	if ( name === 'user_logged_in' ) {
		return <LoginValue { ...props } />;
	}
	if ( kind === 'choices' ) {
		return <ChoicesValue { ...props } />;
	}
	return (
		<TextField
			hideLabelFromVision
			dir="ltr"
			type={ kind === 'url' ? 'url' : 'text' }
			autoComplete="off"
			spellCheck={ false }
			label={ label }
			placeholder={ rulePlaceholder( name ) }
			maxLength={ LIMITS.pageRuleText }
			disabled={ isLocked }
			value={ typeof data === 'string' ? data : '' }
			error={ error }
			onChange={ onChange }
			onBlur={ onBlur }
		/>
	);
}
