import { __ } from '@wordpress/i18n';
import type { Fact } from '../section';

/** The facts of a survey as a description list. An empty fact says that nothing is chosen. */
export function FactList( { facts }: { facts: readonly Fact[] } ) {
	return (
		<dl className="userfeedback-facts">
			{ facts.map( ( { name, value } ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>
						{ value || __( 'None chosen yet', 'userfeedback' ) }
					</dd>
				</div>
			) ) }
		</dl>
	);
}
