import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface AutomationStepProps {
	/** From 1. */
	number: number;
	/** The number of the step that comes next. */
	current: number;
	drawing: ReactNode;
	title: string;
	text: string;
	/** What the user does in it; not shown when it is done. */
	children: ReactNode;
}

/** A step towards automation: done, next or later. */
export function AutomationStep( {
	number,
	current,
	drawing,
	title,
	text,
	children,
}: AutomationStepProps ) {
	// The last step is never done: there can be further recipes.
	const isDone = number < current;
	const isCurrent = number === current;
	return (
		<li
			className={ `userfeedback-automation__step${ isDone ? ' is-done' : '' }${ isCurrent ? ' is-current' : '' }` }
			aria-current={ isCurrent ? 'step' : undefined }
		>
			<div className="userfeedback-automation__drawing">{ drawing }</div>
			<h3 className="userfeedback-automation__title">
				<span className="userfeedback-automation__number">
					{ isDone ? <Icon icon={ check } size={ 20 } /> : number }
				</span>
				{ title }
			</h3>
			<p className="userfeedback-automation__text">{ text }</p>
			<div className="userfeedback-automation__action">
				{ isDone ? (
					<p className="userfeedback-automation__done">
						{ __( 'Done', 'userfeedback' ) }
					</p>
				) : (
					children
				) }
			</div>
		</li>
	);
}
