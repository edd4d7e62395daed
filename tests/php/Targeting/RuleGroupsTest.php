<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Tests\TestCase;

/**
 * What PHP leaves of page rules, compared with plain evaluations. tests/unit/add-ons/targeting.test.ts evaluates what remains of the same lists.
 *
 * @phpstan-import-type Rule from RuleGroups
 */
final class RuleGroupsTest extends TestCase {

	#[TestDox( '[SEL-04~] The lists of the fixture leave to the browser what the fixture says' )]
	public function testTheListsOfTheFixture(): void {
		/** @var array{page: string, lists: list<array{rules: list<array<string, mixed>>, remaining: mixed}>} $fixture */
		$fixture = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/rule-lists.json', [ 'associative' => true ] );
		self::assertCount( 150, $fixture['lists'] );
		foreach ( $fixture['lists'] as $list ) {
			$groups    = RuleGroups::ofTargeting( self::targeting( $list['rules'] ) );
			$remaining = RuleGroups::remaining(
				$groups,
				static fn ( array $rule ) => is_array( $rule['data'] ) ? in_array( $fixture['page'], $rule['data'], true ) : null
			);
			self::assertSame( $list['remaining'], $remaining, (string) wp_json_encode( $list['rules'] ) );
		}
	}

	#[TestDox( '[SEL-04~] For 3,000 random lists, the results of PHP and then of the browser are those of the whole list at once' )]
	public function testTwoStepsHaveTheResultOfOne(): void {
		mt_srand( 15 );
		$shown = 0;
		for ( $round = 0; $round < 3000; $round++ ) {
			$rules  = [];
			$values = [];
			for ( $index = 0, $count = mt_rand( 1, 12 ); $index < $count; $index++ ) {
				$values[ "r$index" ] = mt_rand( 0, 2 ) > 0;
				$rules[]             = [
					'type'     => mt_rand( 0, 1 ) === 0 ? 'page' : 'browser',
					'operator' => $index > 0 && mt_rand( 0, 2 ) === 0 ? '||' : '&&',
					'data'     => "r$index",
				];
			}
			$calls     = [];
			$remaining = RuleGroups::remaining(
				RuleGroups::ofTargeting( self::targeting( $rules ) ),
				static function ( array $rule ) use ( $values, &$calls ): ?bool {
					$name    = Cast::string( $rule['data'] );
					$calls[] = $name;
					return $rule['type'] === 'page' ? $values[ $name ] : null;
				}
			);
			$inBrowser = $remaining === [];
			foreach ( $remaining ?? [] as $group ) {
				self::assertNotContains( 'page', array_column( $group, 'type' ) );
				$results   = array_map( static fn ( array $rule ) => $values[ Cast::string( $rule['data'] ) ], $group );
				$inBrowser = $inBrowser || ! in_array( false, $results, true );
			}
			$expected = self::naive( $rules, $values );
			$shown   += (int) $expected;
			self::assertSame( $expected, $inBrowser, (string) wp_json_encode( [ $rules, $values ] ) );
			self::assertSame( array_keys( $values ), $calls, 'each rule once, in order' );
		}
		self::assertGreaterThan( 500, min( $shown, 3000 - $shown ) );
	}

	public function testDataThatDoesNotFitRestrictsNothingOrNeverHolds(): void {
		foreach ( [ null, 'all', [], [ 'pages' => 'custom' ], [ 'pages' => 'all', 'page_rules' => [ [ 'type' => 'a' ] ] ] ] as $targeting ) {
			self::assertSame( [], RuleGroups::ofTargeting( $targeting ) );
		}
		$broken = [
			'pages'      => 'custom',
			'page_rules' => [ 'x', [ 'type' => [] ] ],
		];
		$nothing = [
			'type' => '',
			'data' => '',
		];
		self::assertSame( [ [ $nothing, $nothing ] ], RuleGroups::ofTargeting( $broken ) );
	}

	/**
	 * The result of the rules from left to right: the best || of the &&s.
	 *
	 * @param list<array{operator: string, data: string}> $rules
	 * @param array<string, bool>                         $values
	 */
	private static function naive( array $rules, array $values ): bool {
		$any = false;
		$all = true;
		foreach ( $rules as $index => $rule ) {
			if ( $index > 0 && $rule['operator'] === '||' ) {
				$any = $any || $all;
				$all = true;
			}
			$all = $all && $values[ $rule['data'] ];
		}
		return $any || $all;
	}

	/**
	 * @param list<array<string, mixed>> $rules
	 * @return array<string, mixed>
	 */
	private static function targeting( array $rules ): array {
		$choice = static fn ( string $id ) => [
			'id'    => $id,
			'label' => '',
		];
		$stored = static fn ( array $rule ) => [ 'data' => is_array( $rule['data'] ) ? array_map( $choice, $rule['data'] ) : $rule['data'] ] + $rule;
		return [
			'pages'      => 'custom',
			'page_rules' => array_map( $stored, $rules ),
		];
	}
}
