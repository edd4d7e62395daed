import { Card } from '@/components/card';
import type { Fact } from '../section';
import { FactList } from './fact-list';

interface FactCardProps {
	title: string;
	/** A sentence that introduces the facts. */
	lead: string;
	facts: readonly Fact[];
}

/** The card of a section whose settings cannot be changed yet: it shows the current values. */
export function FactCard( { title, lead, facts }: FactCardProps ) {
	return (
		<Card title={ title }>
			<p className="userfeedback-editor__lead">{ lead }</p>
			<FactList facts={ facts } />
		</Card>
	);
}
