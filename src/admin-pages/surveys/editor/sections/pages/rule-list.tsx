import { Button, SelectControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { PageRule, RuleOperator } from '@/survey-model';
import {
	LIMITS,
	blankRule,
	insertRule,
	removeRule,
	replaceRule,
	ruleGroups,
} from '@/survey-model';
import { RuleRow } from './rule-row';

interface OperatorSelectProps {
	/** The number of the rule that it joins to the one before, counted from 1. */
	number: number;
	value: RuleOperator;
	isLocked: boolean;
	onChange: ( operator: RuleOperator ) => void;
}

function OperatorSelect( {
	number,
	value,
	isLocked,
	onChange,
}: OperatorSelectProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			className="userfeedback-rules__operator"
			label={ sprintf(
				/* translators: %d: number of a rule. */
				__( 'How rule %d is joined to the one before', 'userfeedback' ),
				number
			) }
			disabled={ isLocked }
			value={ value }
			options={ [
				{ value: '&&', label: __( 'and', 'userfeedback' ) },
				{ value: '||', label: __( 'or', 'userfeedback' ) },
			] }
			onChange={ ( chosen ) => onChange( chosen === '||' ? '||' : '&&' ) }
		/>
	);
}

interface RuleListProps {
	rules: readonly PageRule[];
	isLocked: boolean;
	onChange: ( rules: PageRule[] ) => void;
}

/** The rules in groups: those joined by "and" are in one frame, since "and" binds tighter than "or". */
export function RuleList( { rules, isLocked, onChange }: RuleListProps ) {
	const list = useRef< HTMLDivElement >( null );
	const canAdd = ! isLocked && rules.length < LIMITS.pageRules;

	// The row to focus may exist only after the next render.
	const toFocus = useRef< number >();
	useEffect( () => {
		if ( toFocus.current !== undefined ) {
			list.current
				?.querySelectorAll< HTMLSelectElement >(
					'.userfeedback-rule__type select'
				)
				[ toFocus.current ]?.focus();
			toFocus.current = undefined;
		}
	}, [ rules.length ] );

	const setRule = ( index: number, rule: PageRule ) =>
		onChange( replaceRule( rules, index, rule ) );

	function operator( index: number, rule: PageRule ) {
		return (
			<OperatorSelect
				number={ index + 1 }
				value={ rule.operator }
				isLocked={ isLocked }
				onChange={ ( chosen ) =>
					setRule( index, { ...rule, operator: chosen } )
				}
			/>
		);
	}
	function addTo( index: number ): void {
		toFocus.current = index + 1;
		onChange( insertRule( rules, index ) );
	}
	function addGroup(): void {
		toFocus.current = rules.length;
		onChange( [ ...rules, blankRule( 'page_url_contains', '||' ) ] );
	}
	function remove( index: number ): void {
		toFocus.current = index - 1;
		onChange( removeRule( rules, index ) );
	}

	return (
		<div className="userfeedback-rules" ref={ list }>
			{ ruleGroups( rules ).map( ( group, place ) => (
				<div className="userfeedback-rules__part" key={ place }>
					{ place > 0 &&
						group[ 0 ] &&
						operator( group[ 0 ].index, group[ 0 ].rule ) }
					<div
						className="userfeedback-rules__group"
						role="group"
						aria-label={ sprintf(
							/* translators: %d: number of a group of rules that have to apply together. */
							__( 'Rule group %d', 'userfeedback' ),
							place + 1
						) }
					>
						{ group.map( ( { rule, index }, position ) => (
							<div key={ index }>
								{ position > 0 && operator( index, rule ) }
								<RuleRow
									rule={ rule }
									index={ index }
									isLocked={ isLocked }
									onChange={ ( changed ) =>
										setRule( index, changed )
									}
									onRemove={
										index === 0
											? undefined
											: () => remove( index )
									}
								/>
							</div>
						) ) }
						{ canAdd && (
							<Button
								variant="tertiary"
								size="compact"
								icon={ plus }
								onClick={ () =>
									addTo( group.at( -1 )?.index ?? 0 )
								}
							>
								{ __( 'Add rule', 'userfeedback' ) }
							</Button>
						) }
					</div>
				</div>
			) ) }
			{ canAdd && (
				<Button
					variant="secondary"
					size="compact"
					icon={ plus }
					onClick={ addGroup }
				>
					{ __( 'Add group', 'userfeedback' ) }
				</Button>
			) }
			{ rules.length >= LIMITS.pageRules && (
				<p className="userfeedback-editor__lead">
					{ sprintf(
						/* translators: 1: number of rules, 2: the most rules that a survey can have. */
						__( '%1$d of %2$d rules', 'userfeedback' ),
						rules.length,
						LIMITS.pageRules
					) }
				</p>
			) }
		</div>
	);
}
