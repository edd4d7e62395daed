<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\AutomatorStandIn;
use UserFeedback\Tests\TestCase;

/**
 * How far the automation plugin is set up, as the screens learn it.
 */
final class AutomationStateTest extends TestCase {

	private const FOLDER = 'uncanny-automator';

	private const BASENAME = 'uncanny-automator/uncanny-automator.php';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		$this->uninstall();
		parent::tearDown();
	}

	#[TestDox( '[AUT-01~] step 1 comes next until the automation plugin is installed and active' )]
	public function testBeginsWithInstalling(): void {
		self::assertSame( 1, $this->activeStep() );
		$this->install();
		self::assertSame( 1, $this->activeStep() );
		$this->activate();
		self::assertSame( 2, $this->activeStep() );
		// Deleted by hand: WordPress still lists it as active.
		$this->uninstall();
		self::assertSame( 1, $this->activeStep() );
	}

	/**
	 * @param array<string, mixed> $options
	 * @param list<string>         $recipes Their statuses.
	 */
	#[TestDox( '[AUT-01~] step 2 comes next until its wizard was finished or a recipe exists' )]
	#[DataProvider( 'setups' )]
	public function testContinuesWithTheWizard( array $options, array $recipes, int $step ): void {
		$this->install();
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
		foreach ( $recipes as $status ) {
			wp_insert_post( [ 'post_type' => 'uo-recipe', 'post_title' => 'A recipe', 'post_status' => $status ] );
		}
		self::assertSame( 1, $this->activeStep(), 'what an earlier installation left counts only while it is active' );
		$this->activate();
		self::assertSame( $step, $this->activeStep() );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>, int}>
	 */
	public static function setups(): iterable {
		yield 'nothing' => [ [], [], 2 ];
		yield 'a free account' => [ [ 'uap_automator_free_license_status' => 'valid' ], [], 3 ];
		yield 'a license' => [ [ 'uap_automator_pro_license_status' => 'valid' ], [], 3 ];
		yield 'an expired license' => [ [ 'uap_automator_pro_license_status' => 'expired' ], [], 2 ];
		yield 'reporting allowed' => [ [ 'automator_reporting' => true ], [], 3 ];
		yield 'reporting declined' => [ [ 'automator_setup_wizard_tracking_choice' => 'declined' ], [], 3 ];
		yield 'no choice' => [ [ 'automator_reporting' => false ], [], 2 ];
		yield 'a recipe' => [ [], [ 'draft' ], 3 ];
		yield 'an editor that was opened, and the trash' => [ [], [ 'auto-draft', 'trash' ], 2 ];
	}

	#[TestDox( '[AUT-01~] the links lead to the wizard and to a new recipe' )]
	public function testHasTheLinks(): void {
		self::assertSame(
			[
				'active_step' => 1,
				'setup_url'   => admin_url( 'edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard' ),
				'recipe_url'  => admin_url( 'post-new.php?post_type=uo-recipe' ),
			],
			$this->state()
		);
	}

	/** Last: the function stays. */
	#[TestDox( '[AUT-01~] options that Automator keeps in its own table count' )]
	public function testReadsAutomatorsOwnOptions(): void {
		require_once __DIR__ . '/../Support/Automator/functions.php';
		$this->install();
		$this->activate();
		self::assertSame( 2, $this->activeStep() );
		AutomatorStandIn::$options = [ 'uap_automator_free_license_status' => 'valid' ];
		self::assertSame( 3, $this->activeStep() );
		AutomatorStandIn::$options = [];
	}

	private function activeStep(): int {
		return $this->state()['active_step'];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function state(): array {
		return AjaxCall::post( 'userfeedback_get_plugins' )->assertDone()->data['automation'];
	}

	private function install(): void {
		wp_mkdir_p( WP_PLUGIN_DIR . '/' . self::FOLDER );
		file_put_contents( WP_PLUGIN_DIR . '/' . self::BASENAME, "<?php\n/*\n * Plugin Name: Uncanny Automator\n */\n" );
		wp_cache_delete( 'plugins', 'plugins' );
	}

	private function activate(): void {
		$answer = AjaxCall::post( 'userfeedback_activate_plugin', [ 'basename' => self::BASENAME ], AjaxActions::ACTIVATE );
		self::assertTrue( $answer->assertDone()->data['plugin']['active'] );
	}

	private function uninstall(): void {
		if ( is_file( WP_PLUGIN_DIR . '/' . self::BASENAME ) ) {
			unlink( WP_PLUGIN_DIR . '/' . self::BASENAME );
			rmdir( WP_PLUGIN_DIR . '/' . self::FOLDER );
		}
		clearstatcache();
		wp_cache_delete( 'plugins', 'plugins' );
	}
}
