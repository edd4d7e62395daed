<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\Choices;

/**
 * Base class of rules whose choices are the same on every site.
 *
 * @since 0.3.0
 */
abstract class ListedChoiceRule extends ChoiceRule implements Choices {

	/**
	 * All choices.
	 *
	 * @return array<string, string> Translated labels by id.
	 */
	abstract protected function labels(): array;

	public function choices( string $search ): array {
		return Found::in( $this->labels(), $search );
	}

	protected function isId( string $id ): bool {
		return isset( $this->labels()[ $id ] );
	}
}
