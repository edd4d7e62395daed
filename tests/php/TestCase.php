<?php

declare( strict_types=1 );

namespace UserFeedback\Tests;

use PHPUnit\Framework\TestCase as PhpUnitTestCase;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\GlobalState;
use UserFeedback\Tests\Support\OuterTransaction;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\Users;
use UserFeedback\Widget\Inline\InlinePage;

/**
 * A test inside a real WordPress. Whatever it stores is undone afterwards:
 *
 * - usually it runs inside one transaction that is rolled back; the plugin's own transactions become savepoints in it;
 * - a test of the group "commits" (failing statements, faults, races, DDL: what ends a transaction on SQLite) runs on the bare
 *   database, which is put back from a copy.
 *
 * After each class, tables and options are compared with before: a test that left something fails its class.
 */
abstract class TestCase extends PhpUnitTestCase {

	use Requests;
	use Users;

	private static ?StoredState $before = null;

	private GlobalState $globals;

	private ?OuterTransaction $transaction = null;

	private ?StoredState $copy = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$before = StoredState::read();
	}

	public static function tearDownAfterClass(): void {
		self::$before?->assertUnchanged();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->globals = GlobalState::remember();
		if ( in_array( 'commits', $this->groups(), true ) ) {
			$this->copy = StoredState::copy();
		} else {
			$this->transaction = OuterTransaction::begin();
		}
	}

	protected function tearDown(): void {
		$this->transaction?->undo();
		$this->copy?->restore();
		$this->transaction = null;
		$this->copy        = null;
		$this->globals->restore();
		$left = Plugin::instance()->get( InlinePage::class )->surveyIds();
		self::assertSame( [], $left, 'a page with a form needs a plugin of its own (InlineForms): later pages leave its surveys out' );
		// WordPress' upgrader gives the whole process 300 seconds: on a slow machine, all tests take longer.
		set_time_limit( 0 );
		parent::tearDown();
	}
}
