import { Card } from '../../../../components/card';
import type { Fact } from '../section';
import { FactList } from './fact-list';

interface FactCardProps {
	title: string;
	/** A sentence about what the facts are. */
	lead: string;
	facts: readonly Fact[];
}

/** The card of a section in which nothing can be changed yet: it shows what holds. */
export function FactCard( { title, lead, facts }: FactCardProps ) {
	return (
		<Card title={ title }>
			<p className="userfeedback-editor__lead">{ lead }</p>
			<FactList facts={ facts } />
		</Card>
	);
}
