<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Settings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\Json;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * GET and POST settings carry exactly the names, types, values and defaults of the specification, and a few of our own.
 *
 * @phpstan-type Setting array{type: string, default: mixed, values?: list<string>, ours?: bool}
 */
final class SettingsContractTest extends TestCase {

	private const ROUTE = '/userfeedback/v1/settings';

	/** A value of each type. */
	private const SAMPLES = [
		'string'  => 'x',
		'boolean' => true,
		'integer' => 1,
		'list'    => [ 'x' ],
		'object'  => [ 'x' => 'y' ],
	];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[STG-07] settings have exactly the names, types, values and defaults of the specification, and our own; others are refused by name' )]
	public function testContract(): void {
		$settings = self::settings();
		self::assertCount( 24, array_filter( $settings, static fn ( array $setting ) => ! isset( $setting['ours'] ) ) );
		$defaults = array_map( static fn ( array $setting ) => $setting['default'], $settings );

		$defaults['notifications_recipients'] = get_option( 'admin_email' );
		$read = $this->body( $this->get( self::ROUTE ) );
		self::assertSame( self::sorted( $defaults ), self::sorted( $read ) );

		// What is read can be written, and nothing else.
		$saved = $this->post( self::ROUTE, [ 'settings' => $read ] );
		self::assertSame( 200, $saved->get_status() );
		self::assertSame( $read, $this->body( $saved ) );
		delete_option( Settings::OPTION );

		foreach ( $settings as $name => $setting ) {
			foreach ( self::SAMPLES as $type => $value ) {
				if ( self::isWrong( $setting['type'], $type ) ) {
					$this->assertNameRefused( $name, $value );
				}
			}
			foreach ( $setting['values'] ?? [] as $value ) {
				$changes = $value === 'custom' ? [] : [ $name => $value ];
				self::assertSame( 200, $this->post( self::ROUTE, [ 'settings' => $changes ] )->get_status(), "$name $value" );
				self::assertSame( $value === 'custom' ? null : $value, $changes === [] ? null : $this->body( $this->get( self::ROUTE ) )[ $name ] );
			}
			if ( isset( $setting['values'] ) ) {
				$this->assertNameRefused( $name, 'another' );
			}
		}
		$stored = get_option( Settings::OPTION );
		foreach ( [ 'widget_colour', 'trusted_proxies', 'Skip_text', 'x.y', '__proto__' ] as $unknown ) {
			$this->assertNameRefused( $unknown, 'x', [ 'skip_text' => 'Later' ] );
		}
		self::assertSame( $stored, get_option( Settings::OPTION ), 'nothing of a refused request is stored' );
	}

	/**
	 * @param array<string, mixed> $others Sent with it.
	 */
	private function assertNameRefused( string $name, mixed $value, array $others = [] ): void {
		$refused = $this->post( self::ROUTE, [ 'settings' => [ $name => $value ] + $others ] );
		$fields  = array_keys( $this->assertRefused( $refused, 400, 'userfeedback_settings_invalid' ) );
		self::assertNotSame( [], $fields );
		foreach ( $fields as $field ) {
			self::assertStringStartsWith( "settings.$name", $field );
		}
	}

	/**
	 * A list of texts may stand for the recipients; 1 is a number that may stand for yes.
	 */
	private static function isWrong( string $type, string $sent ): bool {
		return $type !== $sent && ! ( $type === 'boolean' && $sent === 'integer' ) && ! ( $type === 'integer' && $sent === 'boolean' );
	}

	/**
	 * @return array<string, Setting>
	 */
	private static function settings(): array {
		/** @var array<string, Setting> */
		return Json::decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/plugin-settings.json' ) );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function sorted( array $values ): array {
		ksort( $values );
		return $values;
	}
}
