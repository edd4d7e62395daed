import type { Fact } from '../section';

/** The facts of a survey as a description list. */
export function FactList( { facts }: { facts: readonly Fact[] } ) {
	return (
		<dl className="userfeedback-facts">
			{ facts.map( ( { name, value } ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}
