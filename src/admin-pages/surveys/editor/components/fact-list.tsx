import type { Fact } from '../section';

/** What holds for a survey, name by name. */
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
