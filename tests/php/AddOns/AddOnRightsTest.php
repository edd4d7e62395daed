<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Packages;

/**
 * Who may install, activate and deactivate add-ons (T31, T33, T34, T39). In each test one add-on is active, one is installed and one is to
 * be had, and stays so.
 */
final class AddOnRightsTest extends AddOnTestCase {

	/** Action → the purpose of its nonce, a field that would be good, and the capabilities of WordPress that it takes beside ours. */
	private const ACTIONS = [
		'userfeedback_get_addons'        => [ AjaxActions::GENERAL, '', [] ],
		'userfeedback_install_addon'     => [ AjaxActions::INSTALL, 'behavior', [ 'install_plugins' ] ],
		'userfeedback_upload_addon'      => [ AjaxActions::INSTALL, '', [ 'install_plugins', 'upload_plugins' ] ],
		'userfeedback_activate_addon'    => [ AjaxActions::ACTIVATE, 'userfeedback-branding/userfeedback-branding.php', [ 'activate_plugins' ] ],
		'userfeedback_deactivate_addon'  => [ AjaxActions::DEACTIVATE, 'userfeedback-targeting/userfeedback-targeting.php', [ 'activate_plugins' ] ],
	];

	/** @var array<string, string> */
	private array $files;

	private mixed $active;

	protected function setUp(): void {
		parent::setUp();
		$this->packages->add( AddOn::Behavior );
		foreach ( [ AddOn::Branding, AddOn::Targeting ] as $addOn ) {
			AddOnFiles::write( $addOn, Packages::mainFile( $addOn ) );
		}
		activate_plugin( AddOn::Targeting->basename() );
		$this->listenToAjax();
		$_FILES['package'] = [
			'tmp_name' => $this->packages->file( AddOn::Behavior ),
			'error'    => UPLOAD_ERR_OK,
		];
		$this->files  = AddOnFiles::all();
		$this->active = get_option( 'active_plugins' );
	}

	protected function tearDown(): void {
		$_FILES = [];
		parent::tearDown();
	}

	#[TestDox( '[API-02~] the add-on actions refuse every role below administrator, also with a valid nonce' )]
	public function testAValidNonceGivesNobodyARight(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor' ] as $role ) {
			$this->asRole( $role );
			foreach ( self::ACTIONS as $action => [ $purpose, $plugin ] ) {
				AjaxCall::post( $action, [ 'plugin' => $plugin ], $purpose )->assertRefused( 403, 'userfeedback_access_denied' );
			}
		}
		$this->assertNothingChanged();
	}

	public function testVisitorsHaveNoSuchActions(): void {
		$this->asVisitor();
		foreach ( self::ACTIONS as $action => [ $purpose, $plugin ] ) {
			self::assertSame( 400, AjaxCall::post( $action, [ 'plugin' => $plugin ], $purpose )->status, $action );
		}
		$this->assertNothingChanged();
	}

	/** T39: who manages UserFeedback need not be who manages plugins. */
	public function testTakesTheCapabilitiesOfWordPressToo(): void {
		$this->asAdmin();
		foreach ( self::ACTIONS as $action => [ $purpose, $plugin, $capabilities ] ) {
			foreach ( $capabilities as $missing ) {
				$without = static fn ( array $needed, string $asked ): array => $asked === $missing ? [ 'do_not_allow' ] : $needed;
				add_filter( 'map_meta_cap', $without, 10, 2 );
				AjaxCall::post( $action, [ 'plugin' => $plugin ], $purpose )->assertRefused( 403, 'userfeedback_access_denied' );
				remove_filter( 'map_meta_cap', $without );
			}
		}
		$this->assertNothingChanged();
	}

	/** T39: DISALLOW_FILE_MODS is asked by this filter. */
	public function testRefusesEverybodyWhereFilesMayNotBeChanged(): void {
		$this->asAdmin();
		add_filter( 'file_mod_allowed', '__return_false' );
		foreach ( [ 'userfeedback_install_addon', 'userfeedback_upload_addon' ] as $action ) {
			AjaxCall::post( $action, [ 'plugin' => 'behavior' ], AjaxActions::INSTALL )->assertRefused( 403, 'userfeedback_access_denied' );
		}
		$data = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;
		self::assertSame( [ false, false, true ], [ $data['can_install'], $data['can_upload'], $data['can_activate'] ] );
		$this->assertNothingChanged();
	}

	/** T33: no nonce, that of another purpose, that of somebody else, and a link instead of a form. */
	public function testTakesItsOwnNonceOnly(): void {
		$this->asRole( 'editor' );
		$foreign = AjaxActions::nonces();
		$this->asAdmin();
		$own = AjaxActions::nonces();
		foreach ( self::ACTIONS as $action => [ $purpose, $plugin ] ) {
			$fields = [ 'plugin' => $plugin ];
			$nonces = [ '', 'forged', $foreign[ $purpose ], ...array_values( array_diff_key( $own, [ $purpose => true ] ) ) ];
			foreach ( $nonces as $nonce ) {
				AjaxCall::send( 'POST', $action, $fields + [ 'nonce' => $nonce ] )->assertRefused( 403, 'userfeedback_nonce_invalid' );
			}
			AjaxCall::send( 'POST', $action, $fields )->assertRefused( 403, 'userfeedback_nonce_invalid' );
			AjaxCall::send( 'GET', $action, $fields + [ 'nonce' => $own[ $purpose ] ] )->assertRefused( 403, 'userfeedback_nonce_invalid' );
		}
		$this->assertNothingChanged();
	}

	private function assertNothingChanged(): void {
		self::assertSame( $this->files, AddOnFiles::all() );
		self::assertSame( $this->active, get_option( 'active_plugins' ) );
	}
}
