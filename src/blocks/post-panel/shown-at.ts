import type { PostSurveys } from '../../survey-model';
import type { PageRule } from '../../survey-model/page-rules';
import { ruleMatches, rulesMatch } from '../../survey-model/page-rules';

type PostSurvey = PostSurveys[ 'items' ][ number ];

/** A parameter that the address lacks may be in the link that a visitor follows, so nothing is known about that rule. */
function knownAt( rule: PageRule, address: string ): PageRule {
	return rule.type === 'query_parameter' && ! ruleMatches( rule, address )
		? { ...rule, type: '' }
		: rule;
}

/** Whether a survey shows at the address of a post; null if that depends on the visitor. */
export function showsAt(
	{ targets, rules }: Pick< PostSurvey, 'targets' | 'rules' >,
	address: string
): boolean | null {
	if ( ! targets || rules.length === 0 ) {
		return targets;
	}
	const flat = rules.flatMap( ( group ) =>
		group.map( ( { type, data }, index ): PageRule =>
			knownAt(
				{
					type,
					operator: index === 0 ? '||' : '&&',
					data: typeof data === 'string' ? data : [],
				},
				address
			)
		)
	);
	return rulesMatch( flat, address );
}
