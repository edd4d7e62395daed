<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Feature;
use UserFeedback\Tests\Support\SourceFiles;
use UserFeedback\Tests\TestCase;

/**
 * Plans are compared in one place.
 */
final class OneTableTest extends TestCase {

	/** The table, the plans, the gate, and what reads the plan of a key. */
	private const MAY = [
		'includes/Licensing/features.php',
		'includes/Licensing/Plan.php',
		'includes/Licensing/FeatureGate.php',
		'includes/Licensing/LicenseKey.php',
		'includes/Licensing/CheckedKey.php',
		'includes/Licensing/License.php',
		'includes/Licensing/LicenseStore.php',
	];

	/** Where TypeScript says what a plan is, and which one there is while nothing is known. */
	private const NO_COMPARISON = '/export const PLANS =[^;]+;|^\s*(license_type|plan): \'lite\',$/m';

	/** A plan as $plan, ->plan, .plan, license_type; not a word that goes on. */
	private const SOME_PLAN = '(?:[\w$>.?()\[\]\'-]*(?:\bplan|\$plan|license_type|licenseType)(?:->value)?\b)';

	#[TestDox( '[GAT-07] The table has a line for every feature and no other, and no other place compares plans' )]
	public function testTheTableIsTheOnlyPlace(): void {
		$table = require dirname( __DIR__, 3 ) . '/includes/Licensing/features.php';
		self::assertSame( array_column( Feature::cases(), 'value' ), array_keys( $table ) );
		$read = [];
		foreach ( SourceFiles::of( [ 'includes', 'addons', 'src' ] ) as $name => $code ) {
			if ( in_array( $name, self::MAY, true ) ) {
				$read[] = $name;
				continue;
			}
			self::assertSame( [], self::comparisons( $code ), "$name knows or compares plans: ask the FeatureGate, or useFeature()" );
		}
		self::assertEqualsCanonicalizing( self::MAY, $read );
	}

	#[DataProvider( 'forms' )]
	public function testKnowsAComparisonWhenItSeesOne( string $code ): void {
		self::assertNotSame( [], self::comparisons( $code ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function forms(): iterable {
		$forms = [
			"if ( \$plan === 'pro' ) {}",
			"'elite' !== \$license->plan->value",
			"switch ( \$plan ) { case 'pro': break; }",
			'match ( $license->plan ) { default => 1 }',
			"in_array( \$type, [ 'pro', 'elite' ], true )",
			'in_array( $license->plan, $these, true )',
			'$license->plan->covers( $other )',
			'Plan::Lite === $mine',
			'$license->plan !== Plan::Elite',
			"Plan::from( 'x' )",
			'Plan::tryFrom( $type )',
			'array_search( $plan, Plan::cases(), true )',
			'if ( $gate->plan() === $other ) {}',
			"[ 'pro', 'elite' ].includes( plan )",
			'PAID.includes( license.license_type )',
			'switch ( license.plan ) {',
			'case "elite":',
			'plan === needed',
			'needed !== report.license_type',
			'RANK[ plan ] > 2',
			'plan ? `pro` : null',
		];
		foreach ( $forms as $form ) {
			yield $form => [ $form ];
		}
	}

	/** What names a plan only to show it is none. */
	public function testNamingAPlanIsNoComparison(): void {
		$code = "<UnlockDialog plan={ feature.plan } />; planName( feature.plan ); 'plan' => \$needs->plan->value; \$a = \$b->planOf( \$c );";
		self::assertSame( [], self::comparisons( $code ) );
		self::assertSame( [], self::comparisons( "\tplan: 'lite',\n" ) );
	}

	/**
	 * The pieces of code that know a plan by name or compare one.
	 *
	 * @return list<string>
	 */
	private static function comparisons( string $code ): array {
		$plan  = self::SOME_PLAN;
		$forms = [
			// A plan by its name, whatever is done with it.
			'[\'"`](?:lite|plus|pro|elite)[\'"`]',
			'\bPlan::\w+',
			// Two plans, neither of them by name.
			'(?:->|\.)covers\(',
			"$plan(?:\(\))?\s*(?:[=!]==?|[<>]=?)\s",
			"\s(?:[=!]==?|[<>]=?)\s+$plan",
			"(?:in_array|array_search|array_key_exists)\(\s*$plan",
			"\b(?:match|switch)\s*\(\s*$plan",
			"\.(?:includes|indexOf|has)\(\s*$plan",
			"\[\s*$plan\s*\]",
		];
		$code  = (string) preg_replace( self::NO_COMPARISON, '', $code );
		preg_match_all( '/' . implode( '|', $forms ) . '/', $code, $found );
		return $found[0];
	}
}
