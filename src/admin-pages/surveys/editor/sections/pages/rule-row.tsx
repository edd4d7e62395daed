import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { PageRule } from '@/survey-model';
import { errorsWithin, isPageRuleName, rulePath } from '@/survey-model';
import { useFieldErrors } from '../../use-field';
import { PatternValue } from './pattern-value';
import { ruleLabel, ruleTypeGroups } from './rule-texts';
import { RuleValue } from './rule-value';
import { isSimple, useRuleKind } from './use-rule-kind';

interface RuleRowProps {
	rule: PageRule;
	/** Its place in the list of all rules. */
	index: number;
	isLocked: boolean;
	onChange: ( rule: PageRule ) => void;
	/** Undefined for the first rule, which cannot be removed. */
	onRemove: ( () => void ) | undefined;
}

/** One rule: its type and its value. A rule of a plugin that the builder does not know can only be removed. */
export function RuleRow( {
	rule,
	index,
	isLocked,
	onChange,
	onRemove,
}: RuleRowProps ) {
	const { error, onBlur } = useFieldErrors( rulePath( index ), errorsWithin );
	const { type } = rule;
	const isKnown = isPageRuleName( type );
	const [ kind, chooseKind ] = useRuleKind( rule, onChange );
	const number = index + 1;
	const valueLabel = sprintf(
		/* translators: %d: number of a rule. */
		__( 'Value of rule %d', 'userfeedback' ),
		number
	);
	return (
		<div className="userfeedback-rule">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				className="userfeedback-rule__type"
				label={ sprintf(
					/* translators: %d: number of a page rule. */
					__( 'Rule %d', 'userfeedback' ),
					number
				) }
				disabled={ isLocked }
				value={ kind }
				onChange={ chooseKind }
			>
				{ ! isKnown && (
					<option value={ type }>
						{ sprintf(
							/* translators: %s: technical name of a rule of another plugin. */
							__( 'Rule of another plugin (%s)', 'userfeedback' ),
							type
						) }
					</option>
				) }
				{ ruleTypeGroups().map( ( { label, names } ) => (
					<optgroup key={ label } label={ label }>
						{ names.map( ( name ) => (
							<option key={ name } value={ name }>
								{ ruleLabel( name ) }
							</option>
						) ) }
					</optgroup>
				) ) }
			</SelectControl>
			{ isSimple( kind ) && (
				<PatternValue
					key={ kind }
					kind={ kind }
					label={ valueLabel }
					pattern={ typeof rule.data === 'string' ? rule.data : '' }
					isInvalid={ error !== undefined }
					isLocked={ isLocked }
					onChange={ ( data ) => onChange( { ...rule, data } ) }
					onBlur={ onBlur }
				/>
			) }
			{ isKnown && ! isSimple( kind ) && (
				<RuleValue
					// A new type has a new control.
					key={ type }
					name={ type }
					label={ valueLabel }
					data={ rule.data }
					error={ error }
					isLocked={ isLocked }
					onChange={ ( data ) => onChange( { ...rule, data } ) }
					onBlur={ onBlur }
				/>
			) }
			{ ! isKnown && (
				<p className="userfeedback-rule__unknown">
					{ error ??
						__(
							'Its plugin is not active on this site. The rule is kept until you remove it.',
							'userfeedback'
						) }
				</p>
			) }
			{ onRemove && ! isLocked && (
				<Button
					className="userfeedback-rule__remove"
					icon={ closeSmall }
					label={ sprintf(
						/* translators: %d: number of a rule. */
						__( 'Remove rule %d', 'userfeedback' ),
						number
					) }
					onClick={ onRemove }
				/>
			) }
		</div>
	);
}
