<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_Widget_Text;

/**
 * Shortcodes in a Text widget of a classic theme.
 */
final class TextWidgetTest extends TestCase {

	use MainQuery;
	use RatingFixtures;
	use SurveyFixtures;

	#[TestDox( "[RAT-03~] [BLK-01~] the shortcodes work in a Text widget: the survey inline, and the rating of the page's post or of a chosen one" )]
	public function testShortcodesInATextWidget(): void {
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		// What is inline on a page is known to the plugin of one request.
		$plugin->register();
		do_action( 'userfeedback_post_ratings', $plugin->get( RatingServices::class ) );
		$survey = $this->publishedSurvey();
		$post   = $this->ratedPost();
		$this->goTo( [ 'p' => $post ] );
		$GLOBALS['post'] = get_post( $post );

		self::assertStringContainsString( 'data-survey="' . $survey->id . '"', $this->widget( "[userfeedback id=$survey->id display=inline]" ) );
		$control = 'name="userfeedback_rating_post" value="' . $post . '"';
		self::assertStringContainsString( $control, $this->widget( '[userfeedback_rating]' ) );
		$this->goTo( [ 's' => 'nothing' ] );
		self::assertStringNotContainsString( 'userfeedback_rating_post', $this->widget( '[userfeedback_rating]' ) );
		self::assertStringContainsString( $control, $this->widget( "[userfeedback_rating id=$post]" ) );
	}

	private function widget( string $text ): string {
		ob_start();
		the_widget( WP_Widget_Text::class, [ 'text' => $text, 'filter' => true, 'visual' => true ] );
		return (string) ob_get_clean();
	}
}
