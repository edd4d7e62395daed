<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingGroup;
use UserFeedback\Surveys\Settings\SettingPart;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * A section that consists of several settings.
 */
final class SettingGroupTest extends TestCase {

	public function testMissingFieldsHaveTheirDefaultsOnRead(): void {
		$group = new SettingGroup( 'settings.behavior', [ self::part() ] );
		self::assertSame( [ 'timing' => 'immediate' ], $group->read( self::storing( [] ) ) );
		self::assertSame( [ 'timing' => 'delay' ], $group->read( self::storing( [ 'timing' => 'delay' ] ) ) );
	}

	public function testPartsNormaliseValidateAndNameTheirFeatures(): void {
		$group = new SettingGroup( 'settings.behavior', [ self::part() ] );
		self::assertSame( [ 'timing' => 'delay' ], $group->normalize( [ 'timing' => 'DELAY' ] ) );
		self::assertSame( 'text', $group->normalize( 'text' ), 'a wrong type is left to the schema' );
		self::assertSame( [ 'timing' ], array_column( $group->errors( [ 'timing' => 'never' ] ), 'field' ) );
		self::assertSame( [ 'timing' => Feature::Timing ], $group->features() );
		self::assertTrue( $group->uses( 'timing', [ 'timing' => 'immediate' ], [ 'timing' => 'delay' ] ) );
		self::assertFalse( $group->uses( 'timing', [ 'timing' => 'delay' ], [ 'timing' => 'immediate' ] ), 'the default' );
		self::assertFalse( $group->uses( 'timing', [ 'timing' => 'delay' ], [ 'timing' => 'delay' ] ), 'no change' );
	}

	#[TestDox( '[GAT-02~] visitors get the default of a setting whose feature is locked, and the stored value once it is not' )]
	public function testALockedSettingIsInertOnThePage(): void {
		$sections = new SettingSections( [ new SettingGroup( 'settings.behavior', [ self::part() ] ) ] );
		$survey   = self::storing( [ 'timing' => 'delay' ] );
		$behavior = static fn ( bool $isKept ) => $sections->visitorValues( $survey, static fn ( Feature $feature ) => $isKept );
		self::assertSame( [ 'settings' => [ 'behavior' => [ 'timing' => 'immediate' ] ] ], $behavior( false ) );
		self::assertSame( [ 'settings' => [ 'behavior' => [ 'timing' => 'delay' ] ] ], $behavior( true ) );
		self::assertSame( [ 'behavior' => [ 'timing' => 'delay' ] ], $survey->settings );
	}

	/**
	 * @param array<string, mixed> $behavior
	 */
	private static function storing( array $behavior ): Survey {
		$start = new DateTimeImmutable( '@0' );
		return new Survey( 0, '', Survey::STANDARD, Survey::DRAFT, '', [], [ 'behavior' => $behavior ], [], 0, null, null, $start, $start, 0 );
	}

	private static function part(): SettingPart {
		return new class() extends SettingPart {

			public function schemas(): array {
				return [ 'timing' => JsonSchema::TEXT ];
			}

			public function defaults(): array {
				return [ 'timing' => 'immediate' ];
			}

			public function normalize( array $group ): array {
				return array_map( static fn ( mixed $value ) => is_string( $value ) ? strtolower( $value ) : $value, $group );
			}

			public function errors( array $group ): array {
				return $group['timing'] === 'never' ? [ new FieldError( 'timing', 'invalid', 'Choose another time.' ) ] : [];
			}

			public function features(): array {
				return [ 'timing' => Feature::Timing ];
			}

			public function visitorSchemas(): array {
				return $this->schemas();
			}
		};
	}
}
