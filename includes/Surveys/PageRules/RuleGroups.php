<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Settings\Targeting\Pages;

/**
 * Page rules in groups: all rules of a group have to hold, of one group at least, because && binds tighter than ||. Choices are ids without labels.
 *
 * @since 0.4.0
 *
 * @phpstan-type Rule array{type: string, data: string|list<string>}
 * @phpstan-type Groups list<list<Rule>>
 */
final class RuleGroups {

	/**
	 * The groups that a survey stores. Empty if it is for all pages.
	 *
	 * @return Groups
	 */
	public static function ofSurvey( Survey $survey ): array {
		return self::ofTargeting( $survey->settings['targeting'] ?? null );
	}

	/**
	 * The groups of a stored settings.targeting. Empty if it is for all pages.
	 *
	 * @return Groups
	 */
	public static function ofTargeting( mixed $targeting ): array {
		$rules  = Cast::at( $targeting, 'page_rules' );
		$groups = [];
		if ( Cast::at( $targeting, 'pages' ) !== Pages::CUSTOM || ! is_array( $rules ) ) {
			return [];
		}
		foreach ( $rules as $rule ) {
			if ( $groups === [] || Cast::at( $rule, 'operator' ) === Pages::OR ) {
				$groups[] = [];
			}
			$groups[ count( $groups ) - 1 ][] = [
				'type' => Cast::string( Cast::at( $rule, 'type' ) ),
				'data' => self::data( Cast::at( $rule, 'data' ) ),
			];
		}
		return array_map( array_values( ... ), $groups );
	}

	/**
	 * What remains to be evaluated when some results are known.
	 *
	 * @param Groups                $groups
	 * @param Closure( Rule ): ?bool $result Whether a rule holds; null if that is not known yet. Called once for each rule, in order.
	 * @return Groups|null Empty if the rules are fulfilled, null if they cannot be fulfilled any more.
	 */
	public static function remaining( array $groups, Closure $result ): ?array {
		$remaining   = [];
		$isFulfilled = $groups === [];
		foreach ( $groups as $group ) {
			$results = array_map( $result, $group );
			if ( in_array( false, $results, true ) ) {
				continue;
			}

			$open        = array_filter( $group, static fn ( int $index ) => $results[ $index ] === null, ARRAY_FILTER_USE_KEY );
			$remaining[] = array_values( $open );
			$isFulfilled = $isFulfilled || $open === [];
		}
		if ( $isFulfilled ) {
			return [];
		}
		return $remaining === [] ? null : $remaining;
	}

	/**
	 * @return string|list<string>
	 */
	private static function data( mixed $data ): string|array {
		return is_array( $data )
			? array_values( array_map( static fn ( mixed $choice ) => Cast::string( Cast::at( $choice, 'id' ) ), $data ) )
			: Cast::string( $data );
	}
}
