<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DOMXPath;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\TestCase;

/**
 * Inline surveys where no scripts run.
 */
final class InlineFormTest extends TestCase {

	use AddOnQuestions;
	use InlineForms;
	use Requests;

	/** @testdox [BLK-03~] a form without scripts is stored once, and the browser continues at the thank-you */
	public function testAnswersAreStored(): void {
		$survey = $this->publishedSurvey();
		$page   = $this->visit( $survey );
		self::assertInstanceOf( DOMXPath::class, $page );
		self::assertSame( [ 'Question q1?', 'Question q2?' ], self::texts( $page, '//*[@class="userfeedback-title"]/bdi' ) );
		$url = $this->visit( $survey, $this->fields( $page, [ 'q1' => 'No', 'q2' => 'Because' ] ) );
		self::assertSame( home_url( "/hello/?userfeedback_answered=$survey->id#userfeedback-$survey->id" ), $url );
		self::assertSame( 1, $this->rows( 'responses' ) );
		self::assertSame( [ 'Thanks for your feedback!' ], self::texts( $this->follow( $survey, $url ), '//*[@class="userfeedback-thanks"]' ) );
	}
}
