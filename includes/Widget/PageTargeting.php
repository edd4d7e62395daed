<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Json;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\PageRules\AccountRule;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\PageRules\PageTest;
use UserFeedback\Surveys\PageRules\RuleGroups;

/**
 * Evaluates the page rules that are the same for all visitors of a page (PageTest). The visitor's browser evaluates the others.
 *
 * A rule whose type is not registered never holds, so a survey never shows to people for whom it is not meant. A plan without page rules restricts
 * nothing, as for all locked settings (docs/decisions/0042).
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Rule from RuleGroups
 * @phpstan-import-type Groups from RuleGroups
 */
final class PageTargeting {

	/**
	 * @param Closure(): PageRules    $types Called only for a survey with rules, because it loads the add-ons.
	 * @param Closure(): FeatureGate  $gate  Called only for a survey with rules.
	 * @param Closure(): VisitorToken $token Likewise.
	 */
	public function __construct(
		#[Lazy( PageRules::class )] private readonly Closure $types,
		#[Lazy( FeatureGate::class )] private readonly Closure $gate,
		#[Lazy( VisitorToken::class )] private readonly Closure $token
	) {}

	/**
	 * The verdict about the page that WordPress is creating.
	 *
	 * @param Groups $groups Of the survey.
	 */
	public function here( array $groups ): PageVerdict {
		$types   = $groups === [] ? new PageRules() : ( $this->types )();
		$results = array_map(
			static function ( array $rule ) use ( $types ) {
				$type = $types->find( $rule['type'] );
				return $type instanceof PageTest && $rule['data'] !== '' && $rule['data'] !== [] && $type->holds( $rule['data'] );
			},
			self::pageTests( $groups, $types )
		);
		return $this->verdict( $groups, $types, $results );
	}

	/**
	 * The verdict about a page that was created before, from the results of that time.
	 *
	 * @param Groups $groups  Of the survey now.
	 * @param string $results Of PageVerdict: a digit for each rule, a dash and a keyed hash of both; '' for none. If the rules have changed since,
	 *                        the survey is hidden.
	 */
	public function afterwards( array $groups, string $results ): PageVerdict {
		$types  = $groups === [] ? new PageRules() : ( $this->types )();
		$tests  = self::pageTests( $groups, $types );
		$digits = explode( '-', $results )[0];
		$known  = array_map( static fn ( string $digit ) => $digit === '1', $digits === '' ? [] : str_split( $digits ) );
		return count( $known ) === count( $tests ) && $this->encoded( $tests, $known ) === $results
			? $this->verdict( $groups, $types, $known )
			: new PageVerdict( PageVerdict::PAGE );
	}

	/**
	 * Rules that give the same verdict on a page as far as PHP decides it: of those that the browser evaluates, only that there are some.
	 *
	 * @since 0.6.0
	 *
	 * @param Groups $groups
	 * @return Groups
	 */
	public function reduced( array $groups ): array {
		$types  = $groups === [] ? new PageRules() : ( $this->types )();
		$reduced = [];
		foreach ( $groups as $group ) {
			$rules = [];
			foreach ( $group as $rule ) {
				$type    = $types->find( $rule['type'] );
				$isKept  = $type === null || $type instanceof PageTest || $type instanceof AccountRule || in_array( $rule['data'], [ '', [] ], true );
				$rules[] = $isKept ? $rule : [
					'type' => $rule['type'],
					'data' => '-',
				];
			}
			$reduced[] = $rules;
		}
		return $reduced;
	}

	/**
	 * @param Groups     $groups
	 * @param list<bool> $results Of the rules in pageTests().
	 */
	private function verdict( array $groups, PageRules $types, array $results ): PageVerdict {
		if ( $groups === [] ) {
			return new PageVerdict( null );
		}
		$encoded = $this->encoded( self::pageTests( $groups, $types ), $results );
		$gate    = ( $this->gate )();
		if ( $gate->lacksAddOn( Feature::PageRules ) || ! self::isAnyGroupKnown( $groups, $types ) ) {
			return new PageVerdict( PageVerdict::TARGETING_MISSING, [], $encoded );
		}
		if ( ! $gate->keeps( Feature::AdvancedPages ) || ! $gate->keeps( Feature::PageRules ) ) {
			return new PageVerdict( null, [], $encoded );
		}
		$remaining = RuleGroups::remaining(
			$groups,
			static function ( array $rule ) use ( $types, &$results ): ?bool {
				$type = $types->find( $rule['type'] );
				if ( $type instanceof PageTest ) {
					return array_shift( $results ) === true;
				}
				return $type === null || $rule['data'] === '' || $rule['data'] === [] ? false : null;
			}
		);
		return $remaining === null
			? new PageVerdict( PageVerdict::PAGE, [], $encoded )
			: new PageVerdict( null, $remaining, $encoded, self::asksAccount( $remaining, $types ) );
	}

	/**
	 * The rules about the page's content, in order.
	 *
	 * @param Groups $groups
	 * @return list<Rule>
	 */
	private static function pageTests( array $groups, PageRules $types ): array {
		$rules = array_merge( ...$groups );
		return array_values( array_filter( $rules, static fn ( array $rule ) => $types->find( $rule['type'] ) instanceof PageTest ) );
	}

	/**
	 * Whether the types of all rules of a group are registered.
	 *
	 * @param Groups $groups
	 */
	private static function isAnyGroupKnown( array $groups, PageRules $types ): bool {
		foreach ( $groups as $group ) {
			if ( ! in_array( null, array_map( static fn ( array $rule ) => $types->find( $rule['type'] ), $group ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param Groups $groups
	 */
	private static function asksAccount( array $groups, PageRules $types ): bool {
		return array_filter( array_merge( ...$groups ), static fn ( array $rule ) => $types->find( $rule['type'] ) instanceof AccountRule ) !== [];
	}

	/**
	 * The results with a keyed hash of them and of the rules: nobody can guess the rules of a survey with it, nor claim other results.
	 *
	 * @param list<Rule> $tests
	 * @param list<bool> $results
	 */
	private function encoded( array $tests, array $results ): string {
		if ( $tests === [] ) {
			return '';
		}
		$digits = implode( array_map( 'intval', $results ) );
		return $digits . '-' . substr( ( $this->token )()->digest( "rules|$digits|" . Json::encode( $tests ) ), 0, 16 );
	}
}
