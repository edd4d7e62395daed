<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Support\Icons;
use UserFeedback\Tests\Support\AddOnFiles;

/**
 * What the add-ons of this project do beside a core that is older than they need.
 */
final class CoreVersionTest extends AddOnTestCase {

	#[DataProvider( 'addOns' )]
	public function testAnAddOnThatNeedsALaterCoreRegistersNothing( AddOn $addOn ): void {
		$extensions = $this->registered( $addOn, '99.0.0' );
		self::assertSame( [ [], [], [] ], [ $extensions->questionTypes(), $extensions->questionAdditions(), $extensions->templates() ] );
	}

	/**
	 * @return array<string, array{AddOn}>
	 */
	public static function addOns(): array {
		$addOns = [];
		foreach ( AddOn::cases() as $addOn ) {
			$addOns[ $addOn->value ] = [ $addOn ];
		}
		return $addOns;
	}

	public function testAnAddOnThatFitsRegistersWhatItBrings(): void {
		$extensions = $this->registered( AddOn::QuestionTypes, USERFEEDBACK_VERSION );
		self::assertCount( 4, $extensions->questionTypes() );
		self::assertCount( 2, $extensions->questionAdditions() );
		$parts = $extensions->parts()->neededBy( [ 'questions' => [ [ 'type' => 'nps' ] ] ] );
		self::assertCount( 1, $parts );
		self::assertStringEndsWith( 'build/nps.js', $parts[0]->script()->src );
	}

	/**
	 * What an add-on registers when it needs a version of the core. PHP loads a class once: each version has its own namespace.
	 */
	private function registered( AddOn $addOn, string $requires ): Extensions {
		remove_all_actions( 'userfeedback_register' );
		$root    = dirname( __DIR__, 3 ) . "/addons/$addOn->value";
		$version = 'Needs' . str_replace( '.', '', $requires );
		AddOnFiles::write( $addOn, self::inNamespace( $version, (string) file_get_contents( "$root/{$addOn->folder()}.php" ) ) );
		wp_mkdir_p( AddOnFiles::folder( $addOn ) . '/includes' );
		foreach ( (array) glob( "$root/includes/*.php" ) as $file ) {
			$code = self::inNamespace( $version, (string) file_get_contents( (string) $file ) );
			$code = (string) preg_replace( "/(const REQUIRES = ')[^']+/", "\${1}$requires", $code );
			file_put_contents( AddOnFiles::folder( $addOn ) . '/includes/' . basename( (string) $file ), $code );
		}
		include WP_PLUGIN_DIR . '/' . $addOn->basename();
		$extensions = new Extensions( new Icons( '' ) );
		do_action( 'userfeedback_register', $extensions );
		return $extensions;
	}

	private static function inNamespace( string $name, string $code ): string {
		$ours = 'Behavior|Branding|QuestionTypes|Targeting|Templates|RatingControl|HeatmapRecorder';
		return (string) preg_replace( "/UserFeedback(\\\\{1,2})($ours)\\b/", "UserFeedback\\1$name\\1\\2", $code );
	}
}
