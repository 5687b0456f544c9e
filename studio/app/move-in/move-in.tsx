import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPlans, type Plan, type PlanWithRows } from '../api/move-in.ts';
import { dayAndTime } from '../documents/times.ts';
import { Link } from '../router/link.tsx';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import '../trash/trash.css';
import { Notice } from '../ui/notice.tsx';
import { ChooseSource } from './choose-source.tsx';
import { countOf } from './count-of.ts';
import './move-in.css';
import { When } from '../ui/when.tsx';
import { PlanScreen } from './plan.tsx';
import { planKey } from './use-plan.ts';

/** The Move in screen, which imports the shows a station had elsewhere. */
export default function MoveIn({ id }: { id: string | undefined }) {
  const { person } = useSession();
  useEffect(() => {
    document.title = 'Move in – Studio';
  }, []);
  if (person.role === 'host')
    return (
      <Notice title="This is not for your role">
        You are signed in as host. An owner of the station can change that.
      </Notice>
    );
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>Move in</h1>
      </div>
      {id ? <PlanScreen key={id} id={id} /> : <Sources />}
    </div>
  );
}

const states: Record<Plan['state'], string> = {
  planned: 'planned',
  applying: 'moving in',
  fetching: 'fetching sound and pictures',
  applied: 'moved in',
  undoing: 'being undone',
  undone: 'undone',
};

function Sources() {
  const queries = useQueryClient();
  const { station } = useSession();
  const plans = useQuery({ queryKey: ['move-in'], queryFn: listPlans });
  function open(plan: PlanWithRows): void {
    queries.setQueryData(planKey(plan.id), plan);
    navigate(`/move-in/${plan.id}`);
  }
  return (
    <>
      <p className="move-in-lead">
        Bring in the shows you have elsewhere. You see what would be made before anything is written, and can
        undo all of it.
      </p>
      <ChooseSource onPlan={open} />
      {plans.data && plans.data.plans.length > 0 && (
        <section className="move-in-earlier">
          <h2>The last 30 days</h2>
          <ul className="plain-list">
            {plans.data.plans.map((plan) => (
              <li key={plan.id}>
                <Link to={`/move-in/${plan.id}`}>{plan.source.name}</Link>
                <span className="muted">
                  {countOf(plan.rowCount, 'row')}, {states[plan.state]}
                </span>
                <span className="muted">
                  <When at={plan.created} zone={station.zone} as={dayAndTime} /> {plan.author}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
