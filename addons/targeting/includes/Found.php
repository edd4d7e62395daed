<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;
use UserFeedback\Surveys\PageRules\Choices;

/**
 * Searches short lists of choices.
 *
 * @since 0.3.0
 *
 * @phpstan-import-type Choice from Choices
 */
final class Found {

	/**
	 * Choices whose label contains a text, ignoring case.
	 *
	 * @param array<string, string> $labels By id; may contain HTML entities, as WordPress stores names.
	 * @return list<Choice>
	 */
	public static function in( array $labels, string $search ): array {
		$choices = [];
		foreach ( $labels as $id => $name ) {
			$label = self::plain( $name );
			if ( $search === '' || mb_stripos( $label, $search, 0, 'UTF-8' ) !== false ) {
				$choices[] = [
					'id'    => (string) $id,
					'label' => $label,
				];
			}
		}
		return array_slice( $choices, 0, Choices::MAX_FOUND );
	}

	/**
	 * A name as plain text of at most 200 characters.
	 */
	public static function plain( string $name ): string {
		return mb_substr( Text::line( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), 0, 200, 'UTF-8' );
	}
}
