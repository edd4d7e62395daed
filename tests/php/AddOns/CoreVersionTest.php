<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\AddOns\InstalledAddOns;
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
	 * What an add-on registers when its header says that it needs a version of the core.
	 */
	private function registered( AddOn $addOn, string $requires ): Extensions {
		remove_all_actions( 'userfeedback_register' );
		$root = dirname( __DIR__, 3 ) . "/addons/$addOn->value";
		$code = (string) file_get_contents( "$root/{$addOn->folder()}.php" );
		$code = preg_replace( '/(' . InstalledAddOns::REQUIRES . ': ).+/', "\${1}$requires", $code, 1, $replaced );
		self::assertSame( 1, $replaced );
		AddOnFiles::write( $addOn, (string) $code );
		if ( is_dir( "$root/includes" ) ) {
			symlink( "$root/includes", AddOnFiles::folder( $addOn ) . '/includes' );
		}
		include WP_PLUGIN_DIR . '/' . $addOn->basename();
		$extensions = new Extensions( new Icons( '' ) );
		do_action( 'userfeedback_register', $extensions );
		return $extensions;
	}
}
